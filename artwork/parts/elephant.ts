import { clamp, lerp } from './numbers.ts';
import { chain, ellipsoid, hollow, type Link, limb, melt } from './solid/distances.ts';
import type { Hit, Skin, Solid } from './solid/solid.ts';
import { addBody, type Body } from './solid/surface-nets.ts';
import type { Vec } from './solid/vector.ts';

// An Asian elephant whose back is one unit high, facing x: the arched back and the twin domes of the head are its
// highest points, the ear is small, the trunk reaches the ground.

export type TrunkPose = 'down' | 'curled' | 'raised' | 'forward';

/** From the brow to the tip. */
const TRUNKS: Record<TrunkPose, readonly Link[]> = {
  down: [
    [0.68, 0.8, 0, 0.125],
    [0.765, 0.66, 0, 0.105],
    [0.795, 0.5, 0, 0.085],
    [0.795, 0.34, 0, 0.07],
    [0.785, 0.2, 0, 0.058],
    [0.8, 0.1, 0, 0.048],
    [0.85, 0.06, 0, 0.04],
  ],
  curled: [
    [0.68, 0.8, 0, 0.125],
    [0.77, 0.66, 0, 0.105],
    [0.8, 0.5, 0, 0.085],
    [0.8, 0.36, 0, 0.068],
    [0.765, 0.26, 0, 0.056],
    [0.69, 0.23, 0, 0.048],
    [0.63, 0.28, 0, 0.041],
    [0.635, 0.36, 0, 0.034],
  ],
  raised: [
    [0.68, 0.82, 0, 0.125],
    [0.79, 0.75, 0, 0.11],
    [0.9, 0.74, 0, 0.092],
    [0.99, 0.82, 0, 0.076],
    [1.03, 0.95, 0, 0.063],
    [1.03, 1.08, 0, 0.052],
    [1.07, 1.17, 0, 0.044],
    [1.13, 1.19, 0, 0.037],
  ],
  forward: [
    [0.68, 0.8, 0, 0.125],
    [0.78, 0.67, 0, 0.105],
    [0.85, 0.53, 0, 0.086],
    [0.92, 0.4, 0, 0.07],
    [1, 0.3, 0, 0.058],
    [1.09, 0.25, 0, 0.047],
    [1.17, 0.27, 0, 0.039],
  ],
};

export type Elephant = {
  /** Where it stands and how high its back is, in the measure of the scene. */
  x: number;
  y?: number;
  z: number;
  tall: number;
  /** Radians from the way to the right. */
  turn?: number;
  trunk?: TrunkPose;
  /** How far the ear stands off, in radians. */
  ear?: number;
  tusks?: boolean;
  /** A calf has short legs, a large head and a thin trunk. */
  calf?: boolean;
  /** Length of the step, −1 to 1. */
  step?: number;
  /** How deep it stands in water, in its own heights. */
  wade?: number;
  /** How far the tip of the trunk swings forward and up. */
  swing?: number;
};

function torso(x: number, y: number, z: number): number {
  let d = melt(
    ellipsoid(x, y, z, [-0.09, 0.71, 0], [0.5, 0.29, 0.27]),
    ellipsoid(x, y, z, [0.22, 0.75, 0], [0.23, 0.25, 0.225]),
    0.1,
  );
  d = melt(d, ellipsoid(x, y, z, [-0.4, 0.72, 0], [0.225, 0.25, 0.24]), 0.1);
  d = melt(d, ellipsoid(x, y, z, [-0.06, 0.58, 0], [0.36, 0.2, 0.25]), 0.1);
  const spine = chain(x, y, z, [
    [-0.5, 0.88, 0, 0.05],
    [-0.28, 0.955, 0, 0.05],
    [-0.06, 0.965, 0, 0.05],
    [0.2, 0.9, 0, 0.06],
  ]);
  return melt(d, spine, 0.14);
}

function head(x: number, y: number, z: number): number {
  const side = Math.abs(z);
  let d = limb(x, y, z, [[0.3, 0.78, 0], [0.55, 0.84, 0], 0.2, 0.17]);
  d = melt(d, ellipsoid(x, y, z, [0.57, 0.86, 0], [0.165, 0.19, 0.165]), 0.08);
  d = melt(d, ellipsoid(x, y, side, [0.545, 1.0, 0.068], [0.1, 0.085, 0.072]), 0.05);
  d = melt(d, ellipsoid(x, y, side, [0.63, 0.73, 0.075], [0.125, 0.13, 0.075]), 0.07);
  d = melt(d, ellipsoid(x, y, side, [0.685, 0.86, 0.085], [0.05, 0.04, 0.035]), 0.05);
  return melt(
    d,
    chain(x, y, z, [
      [0.56, 0.66, 0, 0.09],
      [0.69, 0.57, 0, 0.05],
      [0.73, 0.55, 0, 0.028],
    ]),
    0.05,
  );
}

/** A thin leaf, broad above and pointed below, hinged behind the cheek. */
function ear(x: number, y: number, z: number, angle: number): number {
  const [px, pz] = [x - 0.5, Math.abs(z) - 0.165];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const u = -px * c + pz * s;
  const w = px * s + pz * c + 0.35 * (u - 0.05) ** 2 - 0.02;
  const v = y - 0.8;
  const upper = ellipsoid(u, v, w, [0.1, 0, 0], [0.165, 0.16, 0.024]);
  const lower = ellipsoid(u, v, w, [0.075, -0.17, 0], [0.105, 0.15, 0.02]);
  return melt(upper, lower, 0.06);
}

function legs(x: number, y: number, z: number, step: number): number {
  const right = z > 0 ? 1 : -1;
  const side = Math.abs(z);
  const [fore, hind] = [0.27 + 0.09 * step * right, -0.42 - 0.09 * step * right];
  const front = chain(x, y, side, [
    [0.25, 0.62, 0.13, 0.13],
    [lerp(0.25, fore, 0.7) + 0.01, 0.34, 0.15, 0.094],
    [fore, 0.1, 0.15, 0.084],
    [fore + 0.005, 0.02, 0.15, 0.098],
  ]);
  const back = chain(x, y, side, [
    [-0.4, 0.66, 0.13, 0.16],
    [lerp(-0.4, hind, 0.6) + 0.05, 0.38, 0.15, 0.105],
    [hind - 0.02, 0.2, 0.15, 0.08],
    [hind + 0.01, 0.02, 0.15, 0.094],
  ]);
  return Math.max(Math.min(front, back), -y);
}

const TAIL: readonly Link[] = [
  [-0.6, 0.86, 0, 0.035],
  [-0.67, 0.72, 0, 0.024],
  [-0.68, 0.5, 0, 0.017],
  [-0.67, 0.38, 0, 0.014],
  [-0.665, 0.3, 0, 0.026],
];

const TUSK: readonly Link[] = [
  [0.68, 0.68, 0.075, 0.036],
  [0.78, 0.56, 0.1, 0.03],
  [0.89, 0.51, 0.11, 0.024],
  [0.98, 0.53, 0.1, 0.015],
];

/** The same limb with bends instead of corners. */
function bent(links: readonly Link[]): Link[] {
  const link = (i: number) => links[clamp(i, 0, links.length - 1)] as Link;
  const pieces = 4;
  return Array.from({ length: (links.length - 1) * pieces + 1 }, (_, n) => {
    const [i, t] = [Math.floor(n / pieces), (n % pieces) / pieces];
    const [a, b, c, d] = [link(i - 1), link(i), link(i + 1), link(i + 2)];
    const along = (k: 0 | 1 | 2 | 3) =>
      b[k] +
      0.5 *
        t *
        (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
    return [along(0), along(1), along(2), along(3)] as const;
  });
}

const CURVED_TUSK = bent(TUSK);

type Parts = { trunk: readonly Link[]; angle: number; step: number };

const bodyOf =
  ({ trunk, angle, step }: Parts): Body =>
  (x, y, z) => {
    let d = melt(torso(x, y, z), legs(x, y, z, step), 0.05);
    if (x > 0.1) {
      d = melt(d, head(x, y, z), 0.06);
      if (x > 0.45 && Math.abs(z) < 0.3) d = melt(d, chain(x, y, z, trunk), 0.05);
      if (x < 0.7) d = melt(d, ear(x, y, z, angle), 0.015);
    }
    return x < -0.4 ? melt(d, chain(x, y, z, TAIL), 0.02) : d;
  };

export type ElephantSkins = { hide: Skin; tusk: Skin; eye: Skin };

export function addElephant(solid: Solid, skins: ElephantSkins, elephant: Elephant): void {
  const {
    x,
    y = 0,
    z,
    tall,
    turn = 0,
    trunk = 'down',
    ear: angle = 0.35,
    tusks,
    calf,
    step = 0,
    wade = -1,
    swing = 0,
  } = elephant;
  const slim = calf ? 0.85 : 1;
  const parts = {
    trunk: bent(
      TRUNKS[trunk].map(([a, b, c, r], i, { length }) => {
        const tip = swing * (i / (length - 1)) ** 2;
        return [a + tip, b + tip * 0.5, c, i > 1 ? r * slim : r] as const;
      }),
    ),
    angle,
    step,
  };
  const whole = bodyOf(parts);
  const body: Body = (u, v, w) => Math.max(whole(u, v, w), wade - v);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const local = (hit: Hit): Vec => {
    const [px, pz] = [(hit.x - x) / tall, (hit.z - z) / tall];
    return [px * cos - pz * sin, (hit.y - y) / tall, px * sin + pz * cos];
  };
  const hide: Skin = (tone, hit) => {
    const p = local(hit);
    if (Math.hypot(p[0] - 0.69, p[1] - 0.815, Math.abs(p[2]) - 0.125) < 0.03) return skins.eye(tone, hit);
    return skins.hide(tone - 0.3 * hollow(whole, p, 0.07) ** 1.2, hit);
  };
  solid.at({ x, y, z, turn, scale: tall }, () => {
    addBody(solid, hide, body, { low: [-0.78, -0.02, -0.46], high: [1.22, 1.26, 0.46], cell: 1 / 90 });
    if (tusks)
      addBody(solid, skins.tusk, (u, v, w) => chain(u, v, Math.abs(w), CURVED_TUSK), {
        low: [0.6, 0.4, -0.2],
        high: [1.05, 0.75, 0.2],
        cell: 1 / 150,
      });
  });
}
