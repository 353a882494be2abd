// Lambert with a marched cast shadow: a low sun from the side is what gives a range its edges.
import { at } from './noise.ts';

/** Light per cell of an `nx` by `nz` heightfield with cells `d` wide; the sun is given as right, up, near. */
export function lighting(
  H: Float32Array,
  nx: number,
  nz: number,
  d: number,
  sun: readonly [number, number, number],
): Float32Array {
  const long = Math.hypot(...sun);
  const [lx, ly, lz] = [sun[0] / long, sun[1] / long, sun[2] / long];
  const flat = Math.hypot(lx, lz);
  const [sx, sz, rise] = [lx / flat, lz / flat, ly / flat];
  const out = new Float32Array(H.length);
  for (let j = 0; j < nz; j++)
    for (let q = 0; q < nx; q++) {
      const gx = (at(H, j * nx + Math.min(nx - 1, q + 1)) - at(H, j * nx + Math.max(0, q - 1))) / (2 * d);
      const gz = (at(H, Math.min(nz - 1, j + 1) * nx + q) - at(H, Math.max(0, j - 1) * nx + q)) / (2 * d);
      let v = (-gx * lx + ly - gz * lz) / Math.sqrt(1 + gx * gx + gz * gz);
      for (let far = 1.5, m = 0; v > 0 && m < 30; m++, far = far * 1.12 + 1) {
        const [x, z] = [Math.trunc(q + sx * far), Math.trunc(j + sz * far)];
        if (x < 0 || x >= nx || z < 0 || z >= nz) break;
        const over = at(H, z * nx + x) - at(H, j * nx + q) - rise * far * d;
        if (over > 0) v *= 1 - Math.min(1, over / (0.004 + far * d * 0.06));
      }
      out[j * nx + q] = v > 0 ? v : v * 0.35;
    }
  return out;
}
