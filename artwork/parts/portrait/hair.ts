import { type Hairline, hairlineAt } from '../hairline.ts';
import { noiseOf } from '../noise.ts';
import { lerp, smooth } from '../numbers.ts';
import { chain, ellipsoid, type Link } from '../solid/distances.ts';
import type { Vec } from '../solid/vector.ts';
import { type Inks, type Part, printedIn } from './sitter.ts';

export const BLACK: Inks = ['#0e0d12', '#1a171c', '#292329', '#46393b', '#75605a'];
export const GREYING: Inks = ['#1c1a1f', '#302d32', '#4d494d', '#7a7473', '#aaa29a'];

export type Hair = {
  inks: Inks;
  wide: number;
  /** Of the top and of the sides. */
  top: number;
  sides: number;
  comb: 'side' | 'parted' | 'cropped';
  /** How far the hairline has gone back. */
  back?: number;
};

const LINES: Record<'short' | 'parted', Hairline> = {
  short: [
    [0, 0.43],
    [0.4, 0.41],
    [0.75, 0.36],
    [1.0, 0.25],
    [1.25, -0.02],
    [1.5, 0.0],
    [1.75, 0.1],
    [2.1, -0.18],
    [3.2, -0.34],
  ],
  parted: [
    [0, 0.47],
    [0.35, 0.41],
    [0.75, 0.27],
    [1.05, 0.12],
    [1.35, -0.1],
    [1.8, -0.22],
    [2.2, -0.34],
    [3.2, -0.44],
  ],
};

export function hairOf({ inks, wide, top, sides, comb, back = 0 }: Hair): Part {
  const noise = noiseOf(11);
  const line = comb === 'parted' ? LINES.parted : LINES.short;
  const strands = (x: number, y: number, z: number): number => {
    if (comb === 'cropped') return noise.fbm(x * 20 + z * 6, y * 20 - z * 17, 2) * 0.022;
    if (comb === 'parted') return noise.fbm(Math.atan2(z + 0.1, y - 0.1) * 13, x * 1.5, 2) * 0.022;
    return noise.fbm(Math.atan2(x + 0.1, y - 0.2) * 8 + z * 2, z * 2, 2) * 0.03;
  };
  const printed = printedIn(inks);
  return {
    body(px, y, z) {
      const x = px / wide;
      const bare = ellipsoid(x, y, z, [0, 0.17, -0.1], [0.43, 0.5, 0.53]);
      if (bare > 0.3) return bare - 0.12;
      const from = hairlineAt(line, x, z) + back * smooth(0.9, 0.3, Math.atan2(Math.abs(x), z + 0.06));
      const grown = smooth(-0.015, 0.11, y - from);
      const up = smooth(0.2, 0.6, y);
      let thick = lerp(sides, top, up);
      if (comb === 'side') thick += 0.05 * up * smooth(-0.1, 0.35, z) * smooth(-0.35, 0.1, x);
      let d = bare + 0.05 - (thick + 0.05) * grown - strands(x, y, z) * grown;
      if (comb === 'parted') d += 0.022 * Math.exp(-((x / 0.02) ** 2)) * smooth(-0.25, 0, z) * up;
      return d * 0.8;
    },
    ink: (tone) => printed(tone),
    low: [-0.62, -0.55, -0.82],
    high: [0.62, 0.9, 0.6],
    cell: 0.014,
  };
}

/** A knot of hair at the nape. */
export function bunOf(inks: Inks, at: Vec = [0, -0.1, -0.72], r = 0.21): Part {
  const printed = printedIn(inks);
  const noise = noiseOf(4);
  return {
    body(x, y, z) {
      const turn = Math.atan2(y - at[1], x - at[0]);
      const out = Math.hypot(x - at[0], y - at[1]);
      return ellipsoid(x, y, z, at, [r, r * 0.95, r * 0.85]) - 0.02 * noise.at(out * 16 + turn, z * 3);
    },
    ink: (tone) => printed(tone),
    cell: 0.016,
    low: [at[0] - 0.3, at[1] - 0.3, at[2] - 0.3],
    high: [at[0] + 0.3, at[1] + 0.3, at[2] + 0.3],
  };
}

/** A plait along these links: three strands that cross by turns. */
export function plaitOf(inks: Inks, links: readonly Link[]): Part {
  const printed = printedIn(inks);
  const xs = links.map(([x]) => x);
  const ys = links.map(([, y]) => y);
  return {
    body(x, y, z) {
      const d = chain(x, y, z, links);
      if (d > 0.1) return d - 0.03;
      const turn = y * 26 + (x > (links[0] as Link)[0] ? 1 : 0);
      return d - 0.022 * Math.abs(Math.sin(turn)) + 0.01;
    },
    ink: (tone) => printed(tone),
    cell: 0.016,
    low: [Math.min(...xs) - 0.2, Math.min(...ys) - 0.2, -0.8],
    high: [Math.max(...xs) + 0.2, Math.max(...ys) + 0.2, 0.8],
  };
}

/** Hair on the upper lip. */
export function moustacheOf(
  inks: Inks,
  { wide, thick, droop }: { wide: number; thick: number; droop: number },
): Part {
  const printed = printedIn(inks);
  const noise = noiseOf(9);
  const links: readonly Link[] = [
    [0.01, -0.232, 0.545, thick * 0.75],
    [0.07, -0.248, 0.52, thick],
    [0.15 * wide, -0.285 - droop * 0.5, 0.44, thick * 0.75],
    [0.19 * wide, -0.315 - droop, 0.385, thick * 0.3],
  ];
  return {
    body(x, y, z) {
      const d = chain(Math.abs(x), y, z, links);
      return d > 0.08 ? d : d - 0.014 * noise.at(x * 26, y * 9);
    },
    ink: (tone) => printed(tone),
    low: [-0.3, -0.5, 0.25],
    high: [0.3, -0.15, 0.65],
    cell: 0.01,
    reach: 0.04,
  };
}
