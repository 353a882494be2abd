import type { Picture } from '../../../contracts/media.contract.ts';
import manifest from '../../../public/media/media.json' with { type: 'json' };
import { sceneAddress } from './scene-address.ts';

// Written by `artwork/draw.ts`. Server only: a page passes on what it shows.

type Cut = 'card' | 'wide' | 'tall';
type Crop = { width: number; height: number; widths: number[] };
type Scene = {
  alt: string;
  colour: string;
  focus: { x: number; y: number };
  crops: { card: Crop; tall: Crop; wide?: Crop };
};
const scenes: Record<string, Scene> = manifest.scenes;

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

export function sceneAt(path: string): string | undefined {
  return Object.keys(scenes).find((name) => sceneAddress(name) === path);
}
