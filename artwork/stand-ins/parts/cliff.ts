// A cliff face as relief toward the viewer: buttresses, stepped slabs and tilted facets, lit from the upper
// left with cast shadow, cut into flat inks like the mountains.
import { type Field, field, outlines, soften } from './contour.ts';
import { at, clamp, fbm, noise, ridged, smooth } from './noise.ts';
import { traceAll } from './sheet.ts';

/** `shelf` is the ledge that carries the buildings, from x `span[0]` to `span[1]`. */
type Face = {
  edge: (y: number) => number;
  shelf: (x: number) => number;
  span: readonly [number, number];
  bottom: number;
  seed: number;
  cell?: number;
};
export type Cliff = { light: Field; ledges: (x: number, y: number) => boolean };

/** Tilted planes round scattered points, blended: cracked rock without the dried-mud look of hard cells. */
function facets(x: number, y: number, seed: number): number {
  let [best, second, plane, other] = [9, 9, 0, 0];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  for (let v = -1; v <= 1; v++)
    for (let u = -1; u <= 1; u++) {
      const [px, py] = [
        i + u + 0.5 + 0.45 * noise(i + u, j + v, seed),
        j + v + 0.5 + 0.45 * noise(i + u, j + v, seed + 1),
      ];
      const d = Math.hypot(x - px, y - py);
      const tilt =
        (x - px) * noise(i + u, j + v, seed + 2) +
        (y - py) * noise(i + u, j + v, seed + 3) +
        0.5 * noise(i + u, j + v, seed + 4);
      if (d < best) [second, other, best, plane] = [best, plane, d, tilt];
      else if (d < second) [second, other] = [d, tilt];
    }
  const k = 0.5 * smooth(0.3, 0, second - best);
  return plane * (1 - k) + other * k;
}

export function cliff({ edge, shelf, span, bottom, seed, cell = 4 }: Face): Cliff {
  const box = { left: 0, top: 0, right: 1200, bottom, cell };
  const depth = field(box, (px, py) => {
    const e = edge(py);
    if (px < e) return -1;
    const [x0, y0] = [px / 800, py / 800];
    const x = x0 + 0.022 * fbm(x0 * 4, y0 * 2, seed, 3);
    const y = y0 + 0.03 * fbm(x0 * 3 + 9, y0 * 3, seed, 3);
    const slab = fbm(x * 6 + 4, y * 1.9, seed + 2, 2) * 4.5;
    let d =
      fbm(x * 2.6, y * 0.8, seed + 3, 2) * 0.12 +
      ((Math.floor(slab) + smooth(0.3, 0.7, slab - Math.floor(slab))) / 5) * 0.08;
    d +=
      0.085 * facets(x * 5.5, y * 2.1, seed + 4) +
      0.042 * facets(x * 13, y * 5, seed + 9) +
      0.016 * facets(x * 30, y * 11, seed + 14);
    d +=
      0.008 * (ridged(x * 12, y * 3.2, seed + 6, 3) - 0.5) +
      0.12 * smooth(-0.03, 0.12, (px - e) / 800) -
      0.12;
    const l = shelf(px) / 800;
    const m = smooth(span[0], span[0] + 100, px) * smooth(span[1], span[1] - 110, px);
    return (
      d +
      m *
        (0.05 * smooth(l - 0.004, l + 0.012, y0) * (1 - 0.7 * smooth(l + 0.03, l + 0.26, y0)) -
          0.05 * smooth(l - 0.32, l - 0.1, y0) * smooth(l + 0.01, l - 0.01, y0))
    );
  });
  const [lx, ly, lz] = [-0.565, -0.5, 0.656];
  const { columns, rows, values: D } = depth;
  const up = new Float32Array(D.length);
  const light = D.map((d, i) => {
    if (d <= -1) return -2;
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const near = (q: number): number => (at(D, q) <= -1 ? d : at(D, q));
    const gx = ((near(i + (c + 1 < columns ? 1 : 0)) - near(i - (c ? 1 : 0))) * 400) / cell;
    const gy = ((near(i + (r + 1 < rows ? columns : 0)) - near(i - (r ? columns : 0))) * 400) / cell;
    const n = Math.sqrt(1 + gx * gx + gy * gy);
    up[i] = gy / n;
    let v = (-gx * lx - gy * ly + lz) / n;
    for (let far = 1, m = 0; v > 0 && m < 22; m++, far = far * 1.15 + 1) {
      const [x, y] = [Math.trunc(c + (lx / 0.755) * far), Math.trunc(r + (ly / 0.755) * far)];
      if (x < 0 || y < 0) break;
      const over = at(D, y * columns + x) - (d + ((far * cell) / 800) * (lz / 0.755));
      if (at(D, y * columns + x) > -1 && over > 0) v *= 1 - Math.min(1, over / 0.02);
    }
    return v;
  });
  return {
    light: { ...depth, values: light },
    ledges: (x, y) => at(up, Math.round(y / cell) * columns + Math.round(x / cell)) > 0.42,
  };
}

/** Where the light (plus `bias`) is above a threshold. */
export function inked(
  c: Cliff,
  threshold: number,
  bias: (x: number, y: number) => number,
  minArea = 90,
  tolerance = 1.3,
): string {
  const { columns, cell, values: raw } = c.light;
  const soft = soften({ ...c.light, values: raw.map((v) => Math.max(-0.3, v)) }).values;
  const values = soft.map((v, i) =>
    at(raw, i) < -1.5 ? -2 : clamp(v, -1, 2) + bias((i % columns) * cell, Math.floor(i / columns) * cell),
  );
  return traceAll(outlines({ ...c.light, values }, threshold, { minArea, tolerance }));
}
