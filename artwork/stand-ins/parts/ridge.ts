// Far ridgelines, foothill skylines and everything soft that lies between them.
import { field, outlines, simplify } from './contour.ts';
import { clamp, fbm, lerp, random, ridged, smooth } from './noise.ts';
import { HEIGHT, type Point, type Sheet, short, trace, traceAll, WIDTH } from './sheet.ts';

/** A jagged profile through `anchors`: the anchors give the place, the noise gives the rock. */
export function profile(anchors: readonly Point[], seed: number, rough = 12, step = 6): Point[] {
  const out: Point[] = [];
  for (let x = (anchors[0] as Point)[0]; x <= (anchors.at(-1) as Point)[0]; x += step) {
    const i = Math.max(0, anchors.findIndex((p, k) => k > 0 && p[0] >= x) - 1);
    const [a, b] = [anchors[i] as Point, (anchors[i + 1] ?? anchors[i]) as Point];
    const t = b[0] > a[0] ? (x - a[0]) / (b[0] - a[0]) : 0;
    const y = lerp(a[1], b[1], lerp(t, smooth(0, 1, t), 0.5));
    out.push([
      x,
      y - rough * (1.6 * (ridged(x / 170, seed, seed, 5) - 0.5) + 0.35 * fbm(x / 23, seed, seed + 9, 3)),
    ]);
  }
  return out;
}

export const yAt = (line: readonly Point[], x: number): number => {
  const after = line.findIndex((p) => p[0] > x);
  const i = after < 0 ? line.length - 2 : Math.max(0, after - 1);
  const [a, b] = [line[i] as Point, line[i + 1] as Point];
  return lerp(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0])));
};

export const below = (line: readonly Point[], to = HEIGHT, tolerance = 0.7): string => {
  const cut = simplify(line, tolerance);
  return trace([...cut, [(cut.at(-1) as Point)[0], to], [(cut[0] as Point)[0], to]]);
};

/** The same ridge bristling with a forest: one outline, no symbols, so a thousand trees cost two bytes each. */
export function forested(
  line: readonly Point[],
  seed: number,
  tall: number,
  gap = Math.max(7, tall * 0.5),
): Point[] {
  const r = random(seed);
  const out: Point[] = [];
  const end = (line.at(-1) as Point)[0];
  for (let x = (line[0] as Point)[0]; x < end; ) {
    const patch = 0.55 + 0.6 * fbm(x / 60, seed, seed, 3);
    const h = tall * clamp(patch + 0.35 * r(), 0.12, 1.3);
    const w = gap * (0.6 + 0.7 * r());
    const y = yAt(line, x + w / 2);
    out.push([x, y - h * 0.1], [x + w * 0.5, y - h]);
    if (h > 9) out.push([x + w * 0.66, y - h * 0.5]);
    x += w;
  }
  return out;
}

type Mist = {
  y: number;
  rise?: number;
  deep?: number;
  colour: string;
  opacity?: number;
  seed: number;
  soft?: number;
};

/** Mist lying in a valley: billowed upper edge, thick below it, gone where the next ridge begins. */
export function mist(sheet: Sheet, m: Mist): void {
  const { y, rise = 18, deep = 120, colour, opacity = 0.9, seed, soft = 7 } = m;
  const top: Point[] = [];
  for (let x = -40; x <= WIDTH + 40; x += 8)
    top.push([x, y - rise * (fbm(x / 230, seed, seed, 3) + 1.1 * Math.abs(fbm(x / 70, seed + 3, seed, 3)))]);
  const paint = sheet.down(
    y - rise,
    y + deep,
    [0, colour, opacity],
    [0.45, colour, opacity * 0.75],
    [1, colour, 0],
  );
  sheet.fill(paint, below(top, y + deep, 1.6), { filter: sheet.blur(soft) });
}

type Wisps = {
  box: readonly [number, number, number, number];
  seed: number;
  paint: string;
  opacity?: number;
  level?: number;
  long?: number;
  thin?: number;
  slant?: number;
  soft?: number;
};

/** Cirrus or torn valley cloud: noise drawn out along the wind, cut at two levels so it has a core. */
export function wisps(sheet: Sheet, w: Wisps): void {
  const {
    box,
    seed,
    paint,
    opacity = 0.35,
    level = 0.3,
    long = 260,
    thin = 26,
    slant = 0.05,
    soft = 2.5,
  } = w;
  const [left, top, right, bottom] = box;
  const f = field({ left, top, right, bottom, cell: 8 }, (x, y) => {
    const edge =
      smooth(left, left + 120, x) *
      smooth(right, right - 120, x) *
      smooth(top, top + 30, y) *
      smooth(bottom, bottom - 30, y);
    const v = y + x * slant + 14 * fbm(x / 120, y / 60, seed + 4, 2);
    return fbm(x / long, v / thin, seed, 4) * 0.9 + 0.15 - (1 - edge);
  });
  const cut = (t: number): string => traceAll(outlines(f, t, { tolerance: 1.9, minArea: 400 }));
  for (const t of [level, level + 0.22])
    sheet.fill(paint, cut(t), { opacity: short(opacity, 2), filter: sheet.blur(soft) });
}
