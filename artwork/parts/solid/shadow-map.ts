import { at, clamp } from '../numbers.ts';
import type { View } from './camera.ts';
import { rasterised } from './raster.ts';
import type { Solid } from './solid.ts';
import { cross, dot, times, unit, type Vec } from './vector.ts';

/** 1 where the sun reaches a point, 0 in a shadow that the solid throws. */
export type Sunshine = (point: Vec, normal: Vec) => number;

export function sunshineOn(solid: Solid, sun: Vec, size = 2600): Sunshine {
  const toward = unit(sun);
  const right = unit(cross([0, 1, 0], toward));
  const up = cross(toward, right);
  const bounds = { left: 1e9, right: -1e9, low: 1e9, high: -1e9, near: -1e9, far: 1e9 };
  for (const { point } of solid.corners) {
    const [x, y, z] = [dot(point, right), dot(point, up), dot(point, toward)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.low = Math.min(bounds.low, y);
    bounds.high = Math.max(bounds.high, y);
    bounds.near = Math.max(bounds.near, z);
    bounds.far = Math.min(bounds.far, z);
  }
  const extent = Math.max(bounds.right - bounds.left, bounds.high - bounds.low) * 1.02;
  const deep = bounds.near - bounds.far + 1;
  // Nearness for the raster must grow toward the sun; 1 / distance of a far-off eye would lose precision.
  const nearnessOf = (point: Vec) => (dot(point, toward) - bounds.far) / deep + 0.01;
  const spot = (point: Vec) => ({
    x: (dot(point, right) - bounds.left) / extent,
    y: (dot(point, up) - bounds.low) / extent,
    distance: 1 / nearnessOf(point),
  });
  const view: View = { eye: [0, 0, 0], spot };
  const { nearness } = rasterised(solid, view, { width: size, height: size, samples: 1 });
  const step = extent / size;
  const bias = (step * 1.2) / deep;
  return (point, normal) => {
    const lifted = times(normal, step * 1.6);
    const p: Vec = [point[0] + lifted[0], point[1] + lifted[1], point[2] + lifted[2]];
    const { x, y } = spot(p);
    const near = nearnessOf(p) + bias;
    return openAt(nearness, size, { x: x * size - 0.5, y: y * size - 0.5, near });
  };
}

function openAt(
  nearness: Float32Array,
  size: number,
  { x, y, near }: { x: number; y: number; near: number },
): number {
  const [column, row] = [clamp(Math.floor(x), 0, size - 2), clamp(Math.floor(y), 0, size - 2)];
  const [fx, fy] = [clamp(x - column), clamp(y - row)];
  const open = (i: number) => (at(nearness, i) > near ? 0 : 1);
  const i = row * size + column;
  const upper = open(i) * (1 - fx) + open(i + 1) * fx;
  const lower = open(i + size) * (1 - fx) + open(i + size + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}
