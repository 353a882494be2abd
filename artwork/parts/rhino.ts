import { bell, smooth } from './numbers.ts';
import { chain, ellipsoid, hollow, type Link, limb, melt } from './solid/distances.ts';
import type { Hit, Skin, Solid } from './solid/solid.ts';
import { addBody, type Body } from './solid/surface-nets.ts';
import type { Vec } from './solid/vector.ts';

// The Indian rhinoceros, one unit high at the shoulder and two long, facing x: plates of hide over shoulder, flank
// and rump with deep folds between them, a low wedge of a head, one short horn, ears like tubes.

/** How far one plate lies over the next: small, so that the fold between them stays deep. */
const FOLD = 0.014;

function plates(x: number, y: number, z: number): number {
  const side = Math.abs(z);
  let d = melt(
    ellipsoid(x, y, z, [-0.6, 0.66, 0], [0.325, 0.345, 0.34]),
    ellipsoid(x, y, z, [-0.19, 0.635, 0], [0.35, 0.34, 0.36]),
    FOLD,
  );
  d = melt(d, ellipsoid(x, y, z, [0.2, 0.665, 0], [0.26, 0.345, 0.335]), FOLD);
  // What fills the folds: they are creases in one body, not gaps between balls.
  d = melt(d, limb(x, y, z, [[-0.62, 0.675, 0], [0.22, 0.68, 0], 0.288, 0.292]), FOLD);
  d = melt(d, ellipsoid(x, y, z, [0.43, 0.63, 0], [0.155, 0.285, 0.25]), FOLD);
  d = melt(d, ellipsoid(x, y, z, [0.55, 0.6, 0], [0.12, 0.235, 0.205]), FOLD);
  d = melt(d, ellipsoid(x, y, z, [0.5, 0.38, 0], [0.13, 0.12, 0.13]), FOLD);
  d = melt(d, ellipsoid(x, y, z, [-0.2, 0.47, 0], [0.46, 0.2, 0.29]), FOLD);
  d += crease(x, y);
  const upper = Math.min(
    ellipsoid(x, y, side, [0.22, 0.44, 0.19], [0.17, 0.21, 0.145]),
    ellipsoid(x, y, side, [-0.63, 0.44, 0.18], [0.215, 0.235, 0.17]),
  );
  return melt(d, upper - studs(x, y), FOLD);
}

/** The folds behind the shoulder and before the rump run from the back to the belly, the latter less far. */
function crease(x: number, y: number): number {
  const shoulder = bell(x, 0.005 - 0.5 * (y - 0.62) ** 2, 0.02);
  const rump = bell(x, -0.415 + 0.45 * (y - 0.66) ** 2, 0.02) * smooth(0.34, 0.5, y);
  return 0.015 * Math.max(shoulder, rump);
}

/** The hide of shoulder and rump is set with knobs like rivets. */
const studs = (x: number, y: number): number =>
  0.0036 * Math.max(0, Math.sin(x * 105 + 24 * y) * Math.sin(y * 110));

const LEGS: readonly (readonly Link[])[] = [
  [
    [0.22, 0.36, 0.17, 0.125],
    [0.2, 0.17, 0.17, 0.095],
    [0.215, 0.03, 0.17, 0.112],
  ],
  [
    [-0.62, 0.36, 0.17, 0.14],
    [-0.67, 0.19, 0.17, 0.092],
    [-0.64, 0.03, 0.17, 0.108],
  ],
];

const SKULL: readonly Link[] = [
  [0.56, 0.62, 0, 0.185],
  [0.74, 0.555, 0, 0.15],
  [0.9, 0.46, 0, 0.112],
  [1.02, 0.4, 0, 0.088],
];

const EAR: readonly Link[] = [
  [0.59, 0.76, 0.1, 0.036],
  [0.585, 0.86, 0.145, 0.052],
  [0.59, 0.94, 0.165, 0.026],
];

function head(x: number, y: number, z: number): number {
  const side = Math.abs(z);
  let d = chain(x, y, z * 1.12, SKULL);
  d = melt(d, ellipsoid(x, y, side, [0.72, 0.47, 0.075], [0.14, 0.12, 0.075]), 0.04);
  d = melt(d, ellipsoid(x, y, side, [0.79, 0.655, 0.085], [0.07, 0.04, 0.045]), 0.03);
  d = melt(d, ellipsoid(x, y, z, [1.055, 0.37, 0], [0.065, 0.075, 0.078]), 0.03);
  d = melt(d, ellipsoid(x, y, z, [0.96, 0.335, 0], [0.12, 0.045, 0.065]), 0.012);
  d = melt(d, ellipsoid(x, y, z, [0.96, 0.53, 0], [0.095, 0.055, 0.075]), 0.03);
  d = Math.max(d, -ellipsoid(x, y, side, [1.065, 0.43, 0.068], [0.028, 0.018, 0.024]));
  const ear = Math.max(
    chain(x, y, side, EAR),
    -ellipsoid(x, y, side, [0.63, 0.875, 0.16], [0.035, 0.065, 0.034]),
  );
  return melt(d, ear, 0.02);
}

const HORN: readonly Link[] = [
  [0.962, 0.55, 0, 0.066],
  [0.985, 0.61, 0, 0.055],
  [0.985, 0.672, 0, 0.038],
  [0.965, 0.73, 0, 0.014],
];

const TAIL: readonly Link[] = [
  [-0.9, 0.76, 0, 0.035],
  [-0.955, 0.6, 0, 0.026],
  [-0.955, 0.42, 0, 0.02],
];

const rhino: Body = (x, y, z) => {
  const side = Math.abs(z);
  let d = plates(x, y, z);
  for (const leg of LEGS) d = melt(d, chain(x, y, side, leg), FOLD * 2);
  if (x > 0.4) d = melt(d, head(x, y, z), FOLD);
  if (x > 0.8) d = melt(d, chain(x, y, z, HORN), 0.02);
  if (x < -0.7) d = melt(d, chain(x, y, z, TAIL), FOLD);
  return Math.max(d, -y);
};

export type RhinoSkins = { hide: Skin; horn: Skin; eye: Skin };
export type Rhino = { x: number; y: number; z: number; tall: number; turn: number };

export function addRhino(solid: Solid, skins: RhinoSkins, { x, y, z, tall, turn }: Rhino): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const local = (hit: Hit): Vec => {
    const [px, pz] = [(hit.x - x) / tall, (hit.z - z) / tall];
    return [px * cos - pz * sin, (hit.y - y) / tall, px * sin + pz * cos];
  };
  const hide: Skin = (tone, hit) => {
    const p = local(hit);
    if (Math.hypot(p[0] - 0.835, p[1] - 0.578, Math.abs(p[2]) - 0.12) < 0.018) return skins.eye(tone, hit);
    if (p[0] > 0.84 && p[1] > 0.575 + 0.2 * Math.abs(p[0] - 0.97)) return skins.horn(tone, hit);
    return skins.hide(tone - 0.36 * hollow(rhino, p, 0.055), hit);
  };
  solid.at({ x, y, z, turn, scale: tall }, () =>
    addBody(solid, hide, rhino, { low: [-1, -0.02, -0.42], high: [1.16, 1.06, 0.42], cell: 1 / 120 }),
  );
}
