import { at } from '../numbers.ts';
import type { Corner, Skin, Solid } from './solid.ts';
import { times, unit, type Vec } from './vector.ts';

/** Signed distance to a body: negative inside. */
export type Body = (x: number, y: number, z: number) => number;
export type Bounds = { low: Vec; high: Vec; cell: number };

type Grid = { values: Float32Array; nx: number; ny: number; nz: number; bounds: Bounds };

/** The skin of a body given by its distance, as triangles (naive surface nets). */
export function addBody(solid: Solid, skin: Skin, body: Body, bounds: Bounds): void {
  const grid = sampled(body, bounds);
  const { nx, ny, nz, values } = grid;
  const strides = [1, nx, nx * ny] as const;
  const known = new Map<number, Corner>();
  const cornerOf = (cell: number): Corner => {
    const found = known.get(cell);
    if (found) return found;
    const corner = cornerIn(grid, cell, body);
    known.set(cell, corner);
    return corner;
  };
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const i = x + y * nx + z * nx * ny;
        for (let axis = 0; axis < 3; axis++) {
          const inside = at(values, i) < 0;
          if (inside === at(values, i + (strides[axis] as number)) < 0) continue;
          const p = strides[(axis + 1) % 3] as number;
          const q = strides[(axis + 2) % 3] as number;
          const [a, b, c, d] = [cornerOf(i), cornerOf(i - p), cornerOf(i - p - q), cornerOf(i - q)];
          solid.triangle(skin, a, b, c);
          solid.triangle(skin, a, c, d);
        }
      }
}

/** Far from the surface one sample stands for a block of cells. */
function sampled(body: Body, bounds: Bounds): Grid {
  const { low, high, cell } = bounds;
  const count = (k: 0 | 1 | 2) => Math.ceil((high[k] - low[k]) / cell) + 1;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  const values = new Float32Array(nx * ny * nz);
  const block = 6;
  const value = (x: number, y: number, z: number) =>
    body(low[0] + x * cell, low[1] + y * cell, low[2] + z * cell);
  const reach = block * cell * 1.1;
  for (let z = 0; z < nz; z += block)
    for (let y = 0; y < ny; y += block)
      for (let x = 0; x < nx; x += block) {
        const middle = value(x + block / 2, y + block / 2, z + block / 2);
        const far = Math.abs(middle) > reach;
        for (let k = z; k < Math.min(nz, z + block); k++)
          for (let j = y; j < Math.min(ny, y + block); j++)
            for (let i = x; i < Math.min(nx, x + block); i++)
              values[i + j * nx + k * nx * ny] = far ? middle : value(i, j, k);
      }
  return { values, nx, ny, nz, bounds };
}

function cornerIn({ values, nx, ny, bounds }: Grid, cell: number, body: Body): Corner {
  const base: Vec = [cell % nx, Math.floor(cell / nx) % ny, Math.floor(cell / (nx * ny))];
  const sum = [0, 0, 0];
  let crossings = 0;
  const corner = (n: number) => at(values, cell + (n & 1) + ((n >> 1) & 1) * nx + (n >> 2) * nx * ny);
  for (let n = 0; n < 8; n++)
    for (let axis = 0; axis < 3; axis++) {
      const m = n | (1 << axis);
      if (m === n || corner(n) < 0 === corner(m) < 0) continue;
      const t = corner(n) / (corner(n) - corner(m));
      for (let k = 0; k < 3; k++) sum[k] = at(sum, k) + ((n >> k) & 1) + (k === axis ? t : 0);
      crossings++;
    }
  const place = (k: 0 | 1 | 2) =>
    bounds.low[k] + (base[k] + at(sum, k) / Math.max(1, crossings)) * bounds.cell;
  const point: Vec = [place(0), place(1), place(2)];
  return { point, normal: slope(body, point, bounds.cell * 0.6), u: point[0], v: point[1] };
}

function slope(body: Body, [x, y, z]: Vec, e: number): Vec {
  const normal: Vec = [
    body(x + e, y, z) - body(x - e, y, z),
    body(x, y + e, z) - body(x, y - e, z),
    body(x, y, z + e) - body(x, y, z - e),
  ];
  return unit(times(normal, 1 / e));
}
