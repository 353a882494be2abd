// A mountain range as a small heightfield: a skyline from which spurs grow toward the viewer, lit by a low
// sun from the side with cast shadows, projected to the picture. What comes out is a field of light that
// `contour.ts` cuts into inks: light and shadow sides then fall where a real range has them.
import { type Field, outlines, simplify, soften } from './contour.ts';
import { lighting } from './lighting.ts';
import { at, clamp, fbm, lerp, random, ridged } from './noise.ts';
import { HEIGHT, type Point, trace, traceAll, WIDTH } from './sheet.ts';

type Node = { x: number; z: number; h: number; peak: boolean };
type RangeOptions = {
  /** Crest in picture pixels, left to right, from beyond one edge to beyond the other. */
  skyline: readonly Point[];
  /** Picture y of the foot of the range. */
  base: number;
  seed: number;
  /** Where the sun stands: right, up, toward the viewer. */
  sun: readonly [number, number, number];
  steep?: number;
  depth?: number;
  spur?: number;
  drop?: number;
  levels?: number;
  detail?: number;
  tilt?: number;
  cell?: number;
};
export type Range = { crest: Point[]; light: Field };

function skeleton(o: Required<RangeOptions>): [Node, Node][] {
  const r = random(o.seed);
  const crest = o.skyline.map(
    ([x, y]): Node => ({ x: x / HEIGHT, z: r() * 0.03, h: (o.base - y) / HEIGHT, peak: true }),
  );
  const fine: Node[] = [];
  for (const [i, a] of crest.entries()) {
    fine.push(a);
    const b = crest[i + 1];
    const n = b ? Math.round((b.x - a.x) / 0.035) : 0;
    for (let j = 1; b && j < n; j++) {
      const t = j / n;
      fine.push({
        x: lerp(a.x, b.x, t),
        z: lerp(a.z, b.z, t) + (r() - 0.3) * 0.03,
        h: lerp(a.h, b.h, t) - r() * 0.014,
        peak: false,
      });
    }
  }
  const bones: [Node, Node][] = [];
  for (let i = 0; i + 1 < fine.length; i++) bones.push([fine[i] as Node, fine[i + 1] as Node]);
  const grow = (from: Node, angle: number, long: number, fall: number, level: number): void => {
    const n = Math.max(3, Math.round(long / 0.035));
    let [node, a] = [from, angle];
    for (let i = 0; i < n; i++) {
      a = lerp(a + (r() - 0.5) * 0.7, angle, 0.3);
      const next: Node = {
        x: node.x + (Math.sin(a) * long) / n,
        z: node.z + (Math.cos(a) * long) / n,
        h: node.h - ((fall * long) / n) * (1.25 - (0.6 * i) / n) * (0.55 + 0.9 * r()),
        peak: false,
      };
      bones.push([node, next]);
      node = next;
      if (level > 1 && i < n - 1 && r() < 0.8)
        grow(
          node,
          a + (i % 2 ? 1 : -1) * (0.6 + 0.5 * r()),
          long * (0.3 + 0.3 * r()),
          fall * 1.15,
          level - 1,
        );
    }
  };
  for (const f of fine)
    if (r() < (f.peak ? 1 : 0.5))
      grow(
        f,
        (r() - 0.5) * 0.8,
        o.spur * (0.6 + 0.6 * r()) * (f.peak ? 1 : 0.7),
        o.drop * (0.8 + 0.4 * r()),
        o.levels,
      );
  return bones;
}

function heights(o: Required<RangeOptions>, nx: number, nz: number, d: number): Float32Array {
  const bones = skeleton(o);
  const H = new Float32Array(nx * nz).fill(-1);
  const warpX = new Float32Array(nx * nz);
  const warpZ = new Float32Array(nx * nz);
  for (let j = 0, i = 0; j < nz; j++)
    for (let q = 0; q < nx; q++, i++) {
      const [x, z] = [(q - 20) * d, j * d];
      warpX[i] = x + 0.018 * fbm(x * 9, z * 9, o.seed + 5);
      warpZ[i] = z + 0.018 * fbm(x * 9 + 31, z * 9, o.seed + 6);
    }
  for (const [a, b] of bones) {
    const [ex, ez] = [b.x - a.x, b.z - a.z];
    const long = ex * ex + ez * ez + 1e-9;
    const reach = clamp((Math.max(a.h, b.h) + 0.05) / o.steep, 0.05, 0.4);
    const q0 = Math.max(0, Math.floor((Math.min(a.x, b.x) - reach) / d) + 20);
    const q1 = Math.min(nx, Math.ceil((Math.max(a.x, b.x) + reach) / d) + 20);
    const j0 = Math.max(0, Math.floor((Math.min(a.z, b.z) - reach) / d));
    const j1 = Math.min(nz, Math.ceil((Math.max(a.z, b.z) + reach) / d));
    for (let j = j0; j < j1; j++)
      for (let q = q0; q < q1; q++) {
        const i = j * nx + q;
        const [px, pz] = [at(warpX, i) - a.x, at(warpZ, i) - a.z];
        const t = clamp((px * ex + pz * ez) / long);
        const off = Math.hypot(px - t * ex, pz - t * ez);
        const h = a.h + t * (b.h - a.h) - o.steep * off * (1.15 - 0.5 * Math.min(1, off * 3));
        if (h > at(H, i)) H[i] = h;
      }
  }
  // Finer in x than in depth: noise alike in all directions looks like cottage cheese.
  for (let i = 0; i < H.length; i++)
    H[i] = at(H, i) + o.detail * (ridged(at(warpX, i) * 14, at(warpZ, i) * 6, o.seed, 5) - 0.45);
  return H;
}

export function range(options: RangeOptions): Range {
  const o: Required<RangeOptions> = {
    steep: 1.05,
    depth: 0.5,
    spur: 0.4,
    drop: 0.66,
    levels: 3,
    detail: 0.02,
    tilt: 0.2,
    cell: 3,
    ...options,
  };
  const d = o.cell / HEIGHT;
  const columns = Math.ceil(WIDTH / o.cell) + 1;
  const rows = Math.ceil(HEIGHT / o.cell) + 1;
  const nx = columns + 40;
  const nz = Math.ceil(o.depth / d);
  const H = heights(o, nx, nz, d);
  const L = lighting(H, nx, nz, d, o.sun);
  const light = new Float32Array(columns * rows).fill(-2);
  const crest: Point[] = [];
  for (let c = 0; c < columns; c++) {
    // Rows below the nearest edge of the terrain stay empty: smearing it down would draw curtains.
    let top = -1;
    for (let j = nz - 1; j >= 0; j--) {
      const i = j * nx + c + 20;
      const y = (o.base / HEIGHT - at(H, i) + j * d * o.tilt) / d;
      if (top < 0) top = Math.min(rows, Math.ceil(y) + 1);
      for (; top > 0 && top - 1 >= y; top--) {
        light[(top - 1) * columns + c] = at(L, i);
      }
      if (j === 0 || y < top) crest[c] = [c * o.cell, Math.min(y, crest[c]?.[1] ?? 1e6)];
    }
  }
  const frame = { columns, rows, cell: o.cell, left: 0, top: 0 };
  return {
    crest: crest.map(([x, y]) => [x, y * o.cell]),
    light: { ...frame, values: light },
  };
}

/** The whole range as one shape, down to `to`. */
export const body = (r: Range, to = HEIGHT): string =>
  trace([...simplify(r.crest, 0.6), [WIDTH + 3, to], [0, to]]);

type Cut = { floor?: number; minArea?: number; tolerance?: number; passes?: number };

/** Everywhere the light is above `threshold`, above picture line `floor`. */
export function lit(r: Range, threshold: number, cut: Cut = {}): string {
  const { floor = HEIGHT, minArea = 110, tolerance = 1.25, passes = 1 } = cut;
  const { columns, cell, values: raw } = r.light;
  // A blur across the crest would mix in the sky's -2 and leave a dark seam on the sunlit edge.
  const filled = raw.map((v, i) => (v < -1.5 ? at(raw, i + columns) : v)).map((v) => (v < -1.5 ? 0 : v));
  const soft = soften({ ...r.light, values: filled }, passes).values;
  const values = soft.map((v, i) => {
    const y = Math.floor(i / columns) * cell;
    if (at(raw, i) > -1.5) return y > floor ? -2 : v;
    const below = at(raw, i + columns);
    if (below < -1.5) return -2;
    // In the first row of sky: such a value that the outline falls on the crest itself.
    const inside = clamp((y + cell - (r.crest[i % columns]?.[1] ?? 0)) / cell, 0.05, 0.95);
    return threshold - Math.max(0.01, at(soft, i + columns) - threshold) * ((1 - inside) / inside);
  });
  return traceAll(outlines({ ...r.light, values }, threshold, { minArea, tolerance }));
}
