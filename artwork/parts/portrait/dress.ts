import { type Lab, mix } from '../colour.ts';
import { smooth } from '../numbers.ts';
import { chain, common, ellipsoid, type Link, limb, melt, pleat } from '../solid/distances.ts';
import type { Vec } from '../solid/vector.ts';
import { type Inks, type Part, printedIn } from './sitter.ts';

/** Cloth over what was put on before it. */
export type Layer = {
  /** Above 0 where it lies. */
  inside: (x: number, y: number, z: number) => number;
  /** How far it stands off what is below. */
  lift: number;
  ink: (tone: number, p: Vec) => Lab;
  folds?: (x: number, y: number, z: number) => number;
};

/** Neck, shoulders, breast and upper arms. */
export function trunkAt(px: number, y: number, z: number, broad: number): number {
  const s = Math.abs(px) / broad;
  let d = melt(
    limb(s, y, z, [[0, -0.58, -0.26], [0.72, -1.0, -0.24], 0.2, 0.19]),
    ellipsoid(s, y, z, [0, -1.75, -0.14], [0.88, 0.92, 0.52]),
    0.22,
  );
  d = melt(d, limb(s, y, z, [[0.82, -1.17, -0.24], [0.98, -2.6, -0.1], 0.245, 0.22]), 0.16);
  return d * Math.min(1, broad);
}

export function dressed(broad: number, layers: readonly Layer[]): Part {
  return {
    body(x, y, z) {
      const bare = trunkAt(x, y, z, broad);
      if (bare > 0.25) return bare - 0.12;
      let d = bare;
      for (const { inside, lift, folds } of layers) {
        const k = smooth(-0.012, 0.012, inside(x, y, z));
        if (k > 0) d -= k * (lift + (folds ? folds(x, y, z) : 0));
      }
      return d * 0.85;
    },
    ink(tone, p) {
      const layer = layers.findLast(({ inside }) => inside(...p) > 0);
      return (layer ?? (layers[0] as Layer)).ink(tone, p);
    },
    low: [-1.45, -2, -0.95],
    high: [1.45, -0.3, 0.7],
    cell: 0.02,
  };
}

export const plain = (inks: Inks) => {
  const printed = printedIn(inks);
  return (tone: number) => printed(tone);
};

export const everywhere = () => 1;

/** Two straps of a rucksack. */
export function straps(inks: Inks, broad: number, wide = 0.085): Layer {
  const printed = printedIn(inks);
  const lane = (x: number, y: number) => Math.abs(Math.abs(x) / broad - 0.56 - 0.05 * smooth(-1, -1.8, y));
  return {
    inside: (x, y) => wide - lane(x, y),
    lift: 0.05,
    ink: (tone, [x, y]) => printed(lane(x, y) > wide * 0.72 ? tone + 0.16 : tone),
  };
}

/** A collar that stands round the neck, open in front by `gap`. */
export function standingCollar(
  inks: Inks,
  {
    tall,
    r = 0.31,
    gap = 0.05,
    thick = 0.035,
    inner,
  }: { tall: number; r?: number; gap?: number; thick?: number; inner?: Inks },
): Part {
  const printed = printedIn(inks);
  const lining = printedIn(inner ?? inks);
  const ring = (x: number, y: number, z: number) => {
    const up = y + 0.85;
    return Math.hypot(x, (z + 0.26 - 0.14 * up) * 0.92) - r - 0.06 * (0.5 - up);
  };
  const topAt = (z: number) => -0.85 + tall - 0.22 * (z + 0.2);
  return {
    body(x, y, z) {
      const shell = Math.abs(ring(x, y, z)) - thick;
      const open = z > 0 ? gap + 0.35 * Math.max(0, y + 0.62) - Math.abs(x) : -1;
      return common(common(shell, y - topAt(z), 0.04), open, 0.02) * 0.85;
    },
    ink: (tone, [x, y, z]) => (ring(x, y, z) < 0 ? lining : printed)(tone),
    low: [-0.6, -1.25, -0.8],
    high: [0.6, -0.25, 0.5],
    cell: 0.016,
  };
}

/** A shirt collar, folded down, with points. */
export function shirtCollar(inks: Inks, { r = 0.3, spread = 0.5 } = {}): Part {
  const printed = printedIn(inks);
  return {
    body(x, y, z) {
      const side = Math.abs(x);
      const up = y + 0.74;
      const ring = Math.hypot(x, (z + 0.24 - 0.16 * up) * 0.92) - r - 0.42 * Math.max(0, -up) - 0.02;
      const shell = Math.abs(ring) - 0.024;
      const top = y + 0.62 + 0.28 * (z + 0.2);
      const low = -0.78 - 0.3 * smooth(-0.1, 0.25, z) * (1 - Math.abs(side - 0.16) * 2.2) - 0.08 * z - y;
      const open = z > 0 ? 0.02 + spread * Math.max(0, -0.72 - y) + 0.3 * Math.max(0, y + 0.8) - side : -1;
      return Math.max(shell, top, low, open) * 0.75;
    },
    ink: (tone) => printed(tone),
    low: [-0.62, -1.3, -0.75],
    high: [0.62, -0.4, 0.6],
    cell: 0.014,
  };
}

/** Cloth wound round the neck, and its ends along further links. */
export function scarf(
  ink: (tone: number, p: Vec, along: number) => Lab,
  { r = 0.36, thick = 0.1, ends = [] }: { r?: number; thick?: number; ends?: readonly (readonly Link[])[] },
): Part {
  const ring: readonly Link[] = Array.from({ length: 17 }, (_, i) => {
    const turn = (i / 16) * Math.PI * 2;
    const front = Math.cos(turn);
    return [
      Math.sin(turn) * r,
      -0.7 - 0.1 * front,
      front * r * 1.02 - 0.17,
      thick * (1 + 0.15 * front),
    ] as const;
  });
  return {
    body(x, y, z) {
      let d = chain(x, y, z, ring);
      for (const end of ends) d = melt(d, chain(x, y, z, end), 0.03);
      if (d > 0.15) return d - 0.05;
      const turn = Math.atan2(x, z + 0.17);
      return (d - 0.022 * pleat(y * 9 + 1.3 * Math.sin(turn * 1.5) + z * 2)) * 0.75;
    },
    ink: (tone, p) => ink(tone, p, Math.atan2(p[0], p[2] + 0.17)),
    low: [-0.75, -1.9, -0.75],
    high: [0.75, -0.45, 0.75],
    cell: 0.016,
  };
}

/** Checks of two inks. */
export function checked(one: Inks, other: Inks, size: number, dark = 0.5) {
  const [a, b] = [printedIn(one), printedIn(other)];
  const across = (t: number) => (((t / size) % 1) + 1) % 1 < dark;
  return (tone: number, u: number, v: number): Lab => {
    const [p, q] = [across(u), across(v)];
    if (p && q) return b(tone);
    return p || q ? mix(a(tone), b(tone), 0.55) : a(tone);
  };
}
