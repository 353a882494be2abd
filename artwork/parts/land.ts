import type { Field } from './heightfield.ts';
import { at, clamp } from './numbers.ts';

export type Extent = { left: number; right: number; near: number; far: number; step: number };
/** Ground on a grid, row 0 farthest away, so that roads can be cut into it and shadows fall across it. */
export type Land = Field & { far: number };
export type Place = (x: number, z: number) => number;

export function landOf({ left, right, near, far, step }: Extent, heightAt: Place): Land {
  const columns = Math.ceil((right - left) / step) + 1;
  const rows = Math.ceil((far - near) / step) + 1;
  const heights = new Float32Array(columns * rows);
  for (let j = 0, i = 0; j < rows; j++) {
    for (let q = 0; q < columns; q++, i++) heights[i] = heightAt(left + q * step, far - j * step);
  }
  return { heights, columns, rows, step, left, far };
}

/** Reads a sheet of the land between its cells; beyond its borders the border goes on. */
export function reader({ columns, rows, step, left, far }: Land, sheet: Float32Array): Place {
  return (x, z) => {
    const across = clamp((x - left) / step, 0, columns - 1.001);
    const down = clamp((far - z) / step, 0, rows - 1.001);
    const [q, j] = [Math.trunc(across), Math.trunc(down)];
    const [u, v] = [across - q, down - j];
    const i = j * columns + q;
    return (
      (at(sheet, i) * (1 - u) + at(sheet, i + 1) * u) * (1 - v) +
      (at(sheet, i + columns) * (1 - u) + at(sheet, i + columns + 1) * u) * v
    );
  };
}
