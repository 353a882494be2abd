import { cover, type Hex, inks, type Lab, lab, mix, type Stops } from './colour.ts';
import { noiseOf } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import type { Stage } from './stage.ts';

export type Water = {
  /** Where the picture shows water, to be asked for whole pixels. */
  at: (x: number, y: number) => boolean;
  top: number;
  /** The water's own inks from its far edge to the viewer. */
  stops: Stops;
  /** How much of the bank it mirrors. */
  mirror?: number;
  /** Row of a straight far bank; without it each column mirrors whatever stands above its water. */
  farBank?: number;
  glint?: Hex;
  glints?: number;
  seed?: number;
};

/** A river that mirrors what stands on its far bank, broken by ripples that grow toward the viewer. */
export function paintWater(stage: Stage, water: Water): void {
  const { at, top, mirror = 0.6, glint = '#ffffff', glints = 0.35, seed = 3 } = water;
  const { width, height } = stage.frame;
  const own = inks(water.stops, 0.05);
  const light = lab(glint);
  const noise = noiseOf(seed);
  const shore = shoreRows(stage, water);
  const before = Float32Array.from(stage.plate.colours);
  const seen = (column: number, row: number): Lab => {
    const j = (clamp(row, 0, height - 1) * width + clamp(column, 0, width - 1)) * 3;
    return [before[j] as number, before[j + 1] as number, before[j + 2] as number];
  };
  stage.each(
    (x, y, i) => {
      if (!at(x, y)) return null;
      const bank = shore[i] as number;
      const below = y - bank / height;
      const near = clamp((y - top) / (1 - top));
      const ripple = noise.fbm(x * (14 - 8 * near), y * (150 - 90 * near), 3);
      const row = Math.round(bank - below * height * 1.05 + ripple * height * 0.018);
      const column = Math.round((x + ripple * 0.012 * (0.3 + near)) * height);
      let colour = own(near + ripple * 0.22);
      const share = mirror * smooth(0.42, 0, below) * (0.72 + 0.5 * ripple);
      if (row > 0) colour = mix(colour, seen(column, row), clamp(share));
      const spark = smooth(0.3, 0.36, noise.fbm(x * (20 - 10 * near), y * (210 - 120 * near) + 9, 3));
      return cover(mix(colour, light, spark * glints), 1);
    },
    { top },
  );
}

/** For each pixel of water the row where the bank above it ends. */
function shoreRows({ frame: { width, height } }: Stage, { at, top, farBank }: Water): Int32Array {
  const rows = new Int32Array(width * height);
  if (farBank !== undefined) return rows.fill(Math.round(farBank * height));
  for (let column = 0; column < width; column++) {
    let bank = Math.floor(top * height);
    for (let row = bank; row < height; row++) {
      if (!at(column / height, row / height)) bank = row;
      rows[row * width + column] = bank;
    }
  }
  return rows;
}
