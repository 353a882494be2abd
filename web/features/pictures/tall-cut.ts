import type { Picture } from '../../../contracts/media.contract.ts';
import { sceneAddress } from './scene-address.ts';

export const TALL_SCENES: readonly string[] = [
  'batasia-loop',
  'gangtok-ropeway',
  'gorumara-elephants',
  'paro-taktsang',
  'tiger-hill',
  'tsomgo-lake',
];
export const TALL_CUT = { width: 800, height: 1000, widths: [480, 720, 800] };

export function tallCut(picture: Picture): Picture {
  const scene = TALL_SCENES.find((name) => sceneAddress(name) === picture.url);
  if (!scene) return picture;
  const base = `/media/scenes/${scene}/tall`;
  return { ...picture, ...TALL_CUT, base, url: `${base}-${TALL_CUT.width}.webp` };
}
