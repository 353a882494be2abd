import { noiseOf } from './noise.ts';
import { at } from './numbers.ts';
import type { Segment } from './skeleton.ts';

export type Field = { heights: Float32Array; columns: number; rows: number; step: number; left: number };

export type FieldOptions = {
  segments: readonly Segment[];
  left: number;
  right: number;
  depth: number;
  step: number;
  seed: number;
  /** Fall per length beside an arête: 1.05 for a massif, 0.5 for foothills. */
  steepness: number;
  warp: number;
  warpFrequency: number;
  detail: number;
  detailFrequency: number;
  /** Detail in depth to detail across; below 1 gullies run downhill, at 1 it looks like cottage cheese. */
  stretch: number;
  floor: number;
  /** How far from an arête its slope is drawn, 0.42 unless told; tall slopes near by need more, or steps show. */
  reach?: number;
};

/** The largest of `height − steepness · distance` over all arêtes, warped, with ridged detail on it. */
export function heightfield(options: FieldOptions): Field {
  const { left, right, depth, step } = options;
  const columns = Math.ceil((right - left) / step);
  const rows = Math.ceil(depth / step);
  const field: Field = { heights: new Float32Array(columns * rows).fill(-9), columns, rows, step, left };
  const { warpX, warpZ } = warped(field, options);
  for (const segment of options.segments) raise(field, { segment, warpX, warpZ, options });
  roughen(field, { warpX, warpZ, options });
  return field;
}

function warped({ columns, rows, step, left }: Field, { seed, warp, warpFrequency: f }: FieldOptions) {
  const noise = noiseOf(seed);
  const warpX = new Float32Array(columns * rows);
  const warpZ = new Float32Array(columns * rows);
  for (let j = 0, i = 0; j < rows; j++) {
    for (let q = 0; q < columns; q++, i++) {
      const x = left + q * step;
      const z = j * step;
      warpX[i] = x + warp * noise.fbm(x * f, z * f, 4);
      warpZ[i] = z + warp * noise.fbm(x * f + 31, z * f + 17, 4);
    }
  }
  return { warpX, warpZ };
}

type Raise = { segment: Segment; warpX: Float32Array; warpZ: Float32Array; options: FieldOptions };

function raise(field: Field, { segment: [a, b], warpX, warpZ, options }: Raise): void {
  const { heights, columns, rows, step, left } = field;
  const { steepness, warp, floor, reach: most = 0.42 } = options;
  const ex = b.x - a.x;
  const ez = b.z - a.z;
  const eh = b.h - a.h;
  const squared = ex * ex + ez * ez + 1e-9;
  const reach = Math.min(most, Math.max(0.05, (Math.max(a.h, b.h) - floor + 0.02) / steepness)) + warp;
  const cell = (value: number) => Math.trunc(value / step);
  const firstColumn = Math.max(0, cell(Math.min(a.x, b.x) - reach - left));
  const lastColumn = Math.min(columns, cell(Math.max(a.x, b.x) + reach - left));
  const firstRow = Math.max(0, cell(Math.min(a.z, b.z) - reach));
  const lastRow = Math.min(rows, cell(Math.max(a.z, b.z) + reach));
  // The innermost loop of every picture: plain numbers, no tuples.
  for (let j = firstRow; j < lastRow; j++) {
    for (let q = firstColumn, i = j * columns + firstColumn; q < lastColumn; q++, i++) {
      const px = at(warpX, i) - a.x;
      const pz = at(warpZ, i) - a.z;
      const along = (px * ex + pz * ez) / squared;
      // Twice as fast here as Math.min and Math.max.
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const dx = px - t * ex;
      const dz = pz - t * ez;
      const d = Math.sqrt(dx * dx + dz * dz);
      const height = a.h + t * eh - steepness * d * (1.15 - 0.5 * (d < 1 / 3 ? d * 3 : 1));
      if (height > at(heights, i)) heights[i] = height;
    }
  }
}

type Roughen = { warpX: Float32Array; warpZ: Float32Array; options: FieldOptions };

function roughen({ heights }: Field, { warpX, warpZ, options }: Roughen): void {
  const { seed, detail, detailFrequency: f, stretch } = options;
  const noise = noiseOf(seed + 1);
  for (let i = 0; i < heights.length; i++) {
    const x = at(warpX, i);
    const z = at(warpZ, i);
    const ridges = noise.ridged(x * f, z * f * stretch, 6, 0.52) - 0.45;
    heights[i] = at(heights, i) + detail * (ridges + 0.2 * noise.fbm(x * f * 4, z * f * 4 * stretch, 3));
  }
}
