import type { Field } from './heightfield.ts';
import { at } from './numbers.ts';

/** Toward the sun: right, up, toward the viewer. Low and from the side; frontal light kills relief. */
export type Sunward = readonly [number, number, number];
export type Lit = { light: Float32Array; slope: Float32Array };

/** Lambert with a marched cast shadow; `slope` is 0 on the flat and nears 1 on a wall. */
export function sunlit(field: Field, sun: Sunward): Lit {
  const { heights, columns, rows, step } = field;
  const norm = Math.hypot(...sun);
  const [lx, ly, lz] = [sun[0] / norm, sun[1] / norm, sun[2] / norm];
  const light = new Float32Array(columns * rows);
  const slope = new Float32Array(columns * rows);
  const shade = shadowOf(field, [lx, ly, lz]);
  for (let j = 0, i = 0; j < rows; j++) {
    const [up, down] = [Math.max(0, j - 1) * columns, Math.min(rows - 1, j + 1) * columns];
    for (let q = 0; q < columns; q++, i++) {
      const across =
        at(heights, j * columns + Math.min(columns - 1, q + 1)) -
        at(heights, j * columns + Math.max(0, q - 1));
      const gx = across / (2 * step);
      const gz = (at(heights, down + q) - at(heights, up + q)) / (2 * step);
      const flat = 1 / Math.sqrt(1 + gx * gx + gz * gz);
      const facing = (-gx * lx + ly - gz * lz) * flat;
      slope[i] = 1 - flat;
      light[i] = facing > 0 ? facing * shade(q, j, i) : facing * 0.35;
    }
  }
  return { light, slope };
}

function shadowOf({ heights, columns, rows, step }: Field, [lx, ly, lz]: Sunward) {
  const level = Math.hypot(lx, lz);
  const [stepX, stepZ, rise] = [lx / level, lz / level, ly / level];
  return (q: number, j: number, i: number): number => {
    let open = 1;
    let distance = 2;
    for (let march = 0; march < 46; march++) {
      const x = Math.trunc(q + stepX * distance);
      const z = Math.trunc(j + stepZ * distance);
      if (x < 0 || x >= columns || z < 0 || z >= rows) break;
      const over = at(heights, z * columns + x) - (at(heights, i) + rise * distance * step);
      if (over > 0) open = Math.min(open, 1 - Math.min(1, over / (0.004 + distance * step * 0.06)));
      if (open <= 0) break;
      distance = distance * 1.1 + 1;
    }
    return open;
  };
}
