import type { Picture } from '../../../contracts/media.contract.ts';
import { sceneAddress } from './scene-address.ts';

/** The scenes that are drawn upright, too; a test holds them against the manifest, which the browser does not get. */
export const TALL_SCENES: readonly string[] = [
  'batasia-loop',
  'gangtok-ropeway',
  'gorumara-elephants',
  'paro-taktsang',
  'tiger-hill',
  'tsomgo-lake',
];
export const TALL_CUT = { width: 800, height: 1000, widths: [480, 720, 800] };

/** The same picture for a window that is higher than wide, where there is one. */
export function tallCut(picture: Picture): Picture {
  const scene = TALL_SCENES.find((name) => sceneAddress(name) === picture.url);
  if (!scene) return picture;
  const base = `/media/scenes/${scene}/tall`;
  return { ...picture, ...TALL_CUT, base, url: `${base}-${TALL_CUT.width}.webp` };
}
