import { at } from '../numbers.ts';
import type { View } from './camera.ts';
import type { Solid } from './solid.ts';

/** Which triangle each sample of the picture shows, and how far away it is (as 1 / distance). */
export type Raster = {
  width: number;
  height: number;
  /** Samples per pixel, in each direction. */
  samples: number;
  triangles: Int32Array;
  nearness: Float32Array;
  /** x, y (in samples) and 1 / distance of every corner. */
  corners: Float64Array;
};

const NEAREST = 0.05;

export function rasterised(
  solid: Solid,
  view: View,
  { width, height, samples }: { width: number; height: number; samples: number },
): Raster {
  const [columns, rows] = [width * samples, height * samples];
  const raster: Raster = {
    width: columns,
    height: rows,
    samples,
    triangles: new Int32Array(columns * rows).fill(-1),
    nearness: new Float32Array(columns * rows),
    corners: new Float64Array(solid.corners.length * 3),
  };
  solid.corners.forEach(({ point }, i) => {
    const { x, y, distance } = view.spot(point);
    raster.corners.set([x * rows, y * rows, distance > NEAREST ? 1 / distance : -1], i * 3);
  });
  for (let t = 0; t < solid.size; t++) fillTriangle(raster, t);
  return raster;
}

/** Nearness is linear over the picture, so that it steps along a row. */
function fillTriangle({ width, height, triangles, nearness, corners }: Raster, t: number): void {
  const j = t * 9;
  const [ax, ay, aw] = [at(corners, j), at(corners, j + 1), at(corners, j + 2)];
  const [bx, by, bw] = [at(corners, j + 3), at(corners, j + 4), at(corners, j + 5)];
  const [cx, cy, cw] = [at(corners, j + 6), at(corners, j + 7), at(corners, j + 8)];
  if (aw < 0 || bw < 0 || cw < 0) return;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5;
    for (let column = left; column <= right; column++) {
      const x = column + 0.5;
      const b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      if (b < 0 || c < 0 || b + c > 1) continue;
      const near = aw + (bw - aw) * b + (cw - aw) * c;
      const i = row * width + column;
      if (near <= at(nearness, i)) continue;
      nearness[i] = near;
      triangles[i] = t;
    }
  }
}

/** Shares of the three corners of triangle t at a sample, true to perspective. */
export function sharesAt({ corners }: Raster, t: number, x: number, y: number): [number, number, number] {
  const j = t * 9;
  const [ax, ay, aw] = [at(corners, j), at(corners, j + 1), at(corners, j + 2)];
  const [bx, by, bw] = [at(corners, j + 3), at(corners, j + 4), at(corners, j + 5)];
  const [cx, cy, cw] = [at(corners, j + 6), at(corners, j + 7), at(corners, j + 8)];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const b = (((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area) * bw;
  const c = (((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area) * cw;
  const a = (1 - b / bw - c / cw) * aw;
  const sum = a + b + c;
  return [a / sum, b / sum, c / sum];
}
