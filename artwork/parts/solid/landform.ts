import type { Corner, Skin, Solid } from './solid.ts';
import { unit, type Vec } from './vector.ts';

export type Landform = {
  skin: Skin;
  height: (x: number, z: number) => number;
  left: number;
  right: number;
  /** z grows toward the viewer. */
  far: number;
  near: number;
  columns: number;
  rows: number;
  /** Leaves holes, as for a river. */
  skip?: (x: number, z: number) => boolean;
};

/** Ground from a formula. Rows lie closer together near the viewer. */
export function addLandform(solid: Solid, land: Landform): void {
  const { height, left, right, far, near, columns, rows, skip, skin } = land;
  const step = (right - left) / columns;
  const rowAt = (j: number) => far + (near - far) * (1 - (1 - j / rows) ** 1.6);
  const corner = (i: number, j: number): Corner => {
    const [x, z] = [left + i * step, rowAt(j)];
    const e = step * 0.5;
    const normal = unit([height(x - e, z) - height(x + e, z), 2 * e, height(x, z - e) - height(x, z + e)]);
    const point: Vec = [x, height(x, z), z];
    return { point, normal, u: x, v: z };
  };
  let before = Array.from({ length: columns + 1 }, (_, i) => corner(i, 0));
  for (let j = 1; j <= rows; j++) {
    const row = Array.from({ length: columns + 1 }, (_, i) => corner(i, j));
    for (let i = 0; i < columns; i++) {
      const [a, b] = [before[i], before[i + 1]] as [Corner, Corner];
      const [c, d] = [row[i + 1], row[i]] as [Corner, Corner];
      if (skip && [a, b, c, d].every(({ point }) => skip(point[0], point[2]))) continue;
      solid.triangle(skin, a, b, c);
      solid.triangle(skin, a, c, d);
    }
    before = row;
  }
}
