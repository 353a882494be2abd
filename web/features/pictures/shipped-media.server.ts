import type { Picture } from '../../../contracts/media.contract.ts';
import manifest from '../../../public/media/media.json' with { type: 'json' };
import { sceneAddress } from './scene-address.ts';

// The manifest that `artwork/draw.ts` writes beside the pictures. The server's alone: a page hands on what it shows.

type Cut = 'card' | 'wide' | 'tall';
type Crop = { width: number; height: number; widths: number[] };
type Scene = {
  alt: string;
  colour: string;
  focus: { x: number; y: number };
  crops: { card: Crop } & Partial<Record<Cut, Crop>>;
};
type LoopFiles = { webm: string; mp4: string };

/** A short film without sound whose end meets its beginning, as wide and as tall windows get it. */
export type Loop = { wide: LoopFiles; tall: LoopFiles };
/** A large picture for any window. */
export type HeroPicture = { wide: Picture; tall?: Picture };

const scenes: Record<string, Scene> = manifest.scenes;
const loops: Record<string, Loop> = manifest.loops;

/** Throws for a scene that is not drawn. */
export function scenePicture(name: string, cut: Cut = 'card'): Picture {
  const scene = scenes[name];
  const crop = scene?.crops[cut];
  if (!scene || !crop) throw new Error(`There is no ${cut} picture of a scene "${name}" in media.json.`);
  const base = `/media/scenes/${name}/${cut}`;
  return {
    url: `${base}-${Math.max(...crop.widths)}.webp`,
    base,
    widths: crop.widths,
    width: crop.width,
    height: crop.height,
    alt: scene.alt,
    colour: scene.colour,
    focus: scene.focus,
  };
}

/** The wide and the tall cut of a scene, or its card where it has none. */
export function heroPicture(name: string): HeroPicture {
  const crops = scenes[name]?.crops;
  return {
    wide: scenePicture(name, crops?.wide ? 'wide' : 'card'),
    tall: crops?.tall && scenePicture(name, 'tall'),
  };
}

/** The drawn scene whose widest file this path names, if there is one. */
export function sceneAt(path: string): string | undefined {
  return Object.keys(scenes).find((name) => sceneAddress(name) === path);
}

/** The film that is cut from several scenes. */
export const filmOfTheDay = (): Loop | undefined => sceneLoop('film');

/** The loop of a scene, where it has one: its files alone, for a page to hand on. */
export function sceneLoop(name: string): Loop | undefined {
  const loop = loops[name];
  if (!loop) return undefined;
  const filesOf = ({ webm, mp4 }: LoopFiles): LoopFiles => ({ webm, mp4 });
  return { wide: filesOf(loop.wide), tall: filesOf(loop.tall) };
}
