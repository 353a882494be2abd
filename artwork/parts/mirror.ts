import { cover, type Hex, inks, type Lab, lab, mix, type Stops } from './colour.ts';
import { noiseOf } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import type { Plate } from './plate.ts';
import type { View } from './solid/camera.ts';
import { paintSolid, type SolidPainting } from './solid/paint-solid.ts';
import { Stage } from './stage.ts';

/**
 * What water at height 0 mirrors: the solid upside down below its own waterline, as seen from the same place, and
 * the sky and hills behind it turned over at the horizon.
 */
export function mirrored(stage: Stage, painting: SolidPainting, horizon: number): Plate {
  const { width, height } = stage.frame;
  const behind = Float32Array.from(stage.plate.colours);
  const image = new Stage(stage.frame);
  const colourAt = (column: number, row: number): Lab => {
    const j = (clamp(row, 0, height - 1) * width + column) * 3;
    return [behind[j] as number, behind[j + 1] as number, behind[j + 2] as number];
  };
  image.each((_, y, i) => cover(colourAt(i % width, Math.round((2 * horizon - y) * height)), 1));
  const view: View = { eye: painting.view.eye, spot: ([x, y, z]) => painting.view.spot([x, -y, z]) };
  paintSolid(image, { ...painting, view });
  return image.plate;
}

export type Mirror = {
  image: Plate;
  /** Where the picture shows water. */
  at: (x: number, y: number) => boolean;
  top: number;
  /** The water's own inks from its far edge to the viewer. */
  stops: Stops;
  /** How much of the water's own ink lies over what it mirrors, at its far edge and near the viewer. */
  own: readonly [number, number];
  /** How much darker the mirrored is. */
  darker?: number;
  glint?: Hex;
  seed?: number;
};

/** Calm water: a true reflection, darker than what it mirrors, torn sideways and up and down by ripples. */
export function paintMirror(stage: Stage, mirror: Mirror): void {
  const { image, at, top, own, darker = 0.1, glint = '#ffffff', seed = 3 } = mirror;
  const { width, height } = stage.frame;
  const noise = noiseOf(seed);
  const water = inks(mirror.stops, 0.05);
  const light = lab(glint);
  stage.each(
    (x, y) => {
      if (!at(x, y)) return null;
      const near = clamp((y - top) / (1 - top));
      const [fx, fy] = [11 - 7 * near, 150 - 100 * near];
      const ripple = noise.fbm(x * fx, y * fy, 3);
      const swell = noise.fbm(x * fx * 0.3 + 5, y * fy * 0.4, 2);
      const row = clamp(
        Math.round((y + (ripple + 0.5 * swell) * (0.006 + 0.04 * near)) * height),
        0,
        height - 1,
      );
      const column = clamp(Math.round((x + ripple * (0.002 + 0.012 * near)) * height), 0, width - 1);
      const [L, a, b] = image.colourAt(row * width + column);
      const colour = mix(
        [L - darker, a, b - 0.008],
        water(near + ripple * 0.2),
        own[0] + (own[1] - own[0]) * near,
      );
      const crest = smooth(0.3, 0.37, noise.fbm(x * fx * 1.3 + 3, y * fy * 1.2 + 9, 3));
      return cover(mix(colour, light, crest * 0.3), 1);
    },
    { top },
  );
}
