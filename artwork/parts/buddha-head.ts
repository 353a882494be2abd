import { type Hairline, hairlineAt } from './hairline.ts';
import { carved, chain, ellipsoid, type Link, limb, melt } from './solid/distances.ts';
import type { Body } from './solid/surface-nets.ts';
import type { Vec } from './solid/vector.ts';

// A head in its own measure: the face is 1 tall from chin to hairline, the eyes lie at y = 0, z looks forward.

type Chain = readonly Link[];

const BROW: Chain = [
  [0.05, 0.055, 0.5, 0.026],
  [0.1, 0.13, 0.485, 0.028],
  [0.21, 0.165, 0.425, 0.026],
  [0.34, 0.1, 0.33, 0.012],
];

const UPPER_LIP: Chain = [
  [0, -0.33, 0.535, 0.022],
  [0.045, -0.32, 0.527, 0.025],
  [0.145, -0.345, 0.45, 0.01],
];

const LOWER_LIP: Chain = [
  [0, -0.395, 0.515, 0.034],
  [0.06, -0.388, 0.5, 0.03],
  [0.13, -0.36, 0.455, 0.012],
];

/** The rim of the ear, and the long lobe with its slit. */
const EAR: Chain = [
  [0.44, 0.06, 0.03, 0.025],
  [0.475, 0.17, 0, 0.036],
  [0.515, 0.15, -0.1, 0.04],
  [0.525, 0, -0.135, 0.04],
  [0.505, -0.2, -0.1, 0.036],
  [0.505, -0.4, -0.05, 0.04],
  [0.505, -0.53, 0, 0.05],
  [0.49, -0.42, 0.055, 0.036],
  [0.46, -0.25, 0.04, 0.03],
  [0.44, -0.1, 0.03, 0.028],
];

/** The head without its hair, and the neck. */
export const buddhaFace: Body = (x, y, z) => {
  const side = Math.abs(x);
  let d = melt(
    ellipsoid(x, y, z, [0, 0.13, -0.06], [0.46, 0.54, 0.52]),
    ellipsoid(x, y, z, [0, -0.12, 0.05], [0.415, 0.46, 0.43]),
    0.14,
  );
  d = melt(d, ellipsoid(side, y, z, [0.2, -0.16, 0.28], [0.19, 0.2, 0.16]), 0.12);
  d = melt(d, ellipsoid(x, y, z, [0, -0.47, 0.33], [0.12, 0.085, 0.11]), 0.11);
  d = melt(d, ellipsoid(side, y, z, [0.13, -0.37, 0.3], [0.16, 0.14, 0.13]), 0.1);
  d = carved(d, ellipsoid(side, y, z, [0.19, 0.035, 0.53], [0.17, 0.085, 0.11]), 0.05);
  d = melt(d, ellipsoid(side, y, z, [0.19, -0.005, 0.365], [0.135, 0.078, 0.095]), 0.015);
  d = melt(d, chain(side, y, z, BROW), 0.05);
  d = melt(d, nose(side, y, z), 0.035);
  d = melt(d, ellipsoid(x, y, z, [0, -0.35, 0.4], [0.17, 0.1, 0.11]), 0.08);
  d = melt(d, Math.min(chain(side, y, z, UPPER_LIP), chain(side, y, z, LOWER_LIP)), 0.014);
  d = melt(d, ear(side, y, z), 0.03);
  return melt(d, neck(x, y, z), 0.06);
};

function nose(side: number, y: number, z: number): number {
  const ridge = limb(side, y, z, [[0, 0.09, 0.48], [0, -0.17, 0.585], 0.034, 0.048]);
  const tip = ellipsoid(side, y, z, [0, -0.205, 0.585], [0.058, 0.046, 0.06]);
  const wing = ellipsoid(side, y, z, [0.068, -0.22, 0.53], [0.046, 0.04, 0.055]);
  return melt(melt(ridge, tip, 0.03), wing, 0.025);
}

function ear(side: number, y: number, z: number): number {
  const shell = ellipsoid(side, y, z, [0.465, 0.02, -0.05], [0.035, 0.17, 0.1]);
  return melt(chain(side, y, z, EAR), shell, 0.02);
}

/** Three creases of fortune run round the neck. */
function neck(x: number, y: number, z: number): number {
  const crease = y < -0.45 ? 0.012 * Math.abs(Math.sin((y - 0.25 * z) * 21)) : 0;
  return limb(x, y, z, [[0, -1.1, -0.12], [0, -0.25, -0.08], 0.33, 0.28]) - crease;
}

const SKULL: Vec = [0, 0.15, -0.08];
const TOPKNOT: Vec = [0, 0.72, -0.1];

/** Rows of small curls over the skull and over the knot of wisdom on its crown. */
export const buddhaHair: Body = (x, y, z) => {
  let d = ellipsoid(x, y, z, SKULL, [0.5, 0.56, 0.545]);
  if (d < 0.12) d -= curl(x - SKULL[0], y - SKULL[1], z - SKULL[2], 0.19);
  let knot = ellipsoid(x, y, z, TOPKNOT, [0.27, 0.26, 0.27]);
  if (knot < 0.12) knot -= curl(x - TOPKNOT[0], y - TOPKNOT[1], z - TOPKNOT[2], 0.33);
  return Math.max(melt(d, knot, 0.06), hairlineAt(HAIRLINE, x, z) - y);
};

export const buddhaJewel: Body = (x, y, z) =>
  melt(
    ellipsoid(x, y, z, [0, 1, -0.1], [0.075, 0.085, 0.075]),
    limb(x, y, z, [[0, 1, -0.1], [0, 1.14, -0.1], 0.05, 0.012]),
    0.04,
  );

/** How far a curl stands out, where curls lie `step` (radians) apart. */
function curl(x: number, y: number, z: number, step: number): number {
  const length = Math.hypot(x, y, z) || 1;
  const [up, round] = [Math.asin(y / length), Math.atan2(x, z)];
  const row = Math.round(up / step);
  const count = Math.max(1, Math.round((Math.PI * 2 * Math.cos(row * step)) / step));
  const shift = row % 2 === 0 ? 0 : 0.5;
  const turn = (round / (Math.PI * 2)) * count + shift;
  const across = ((turn - Math.round(turn)) / count) * Math.PI * 2 * Math.cos(up);
  const r = Math.hypot(across, up - row * step) / (step * 0.52);
  return 0.2 * step * Math.sqrt(Math.max(0, 1 - r * r));
}

const HAIRLINE: Hairline = [
  [0, 0.45],
  [0.35, 0.44],
  [0.75, 0.36],
  [1.05, 0.24],
  [1.4, 0.22],
  [1.75, 0.14],
  [2.2, -0.32],
  [3.2, -0.42],
];

/** What is painted on the face. */
export type Feature = 'line' | 'lips' | 'mark' | undefined;

export function featureAt(x: number, y: number, z: number): Feature {
  if (z < 0.2) return;
  if (Math.hypot(x, y - 0.28) < 0.032) return 'mark';
  const side = Math.abs(x);
  return eyeAt(side, y) ?? mouthAt(side, y);
}

/** A lowered lid: the lash is a long line, thick in its middle, a thin crease above it, and a brow like a bow. */
function eyeAt(side: number, y: number): Feature {
  const s = (side - 0.195) / 0.145;
  if (Math.abs(s) < 1) {
    const lash = -0.052 + 0.034 * s * s + 0.012 * s;
    if (Math.abs(y - lash) < 0.004 + 0.013 * Math.sqrt(1 - s * s)) return 'line';
    const crease = 0.062 - 0.06 * s * s;
    if (Math.abs(y - crease) < 0.0055 * (1 - s * s)) return 'line';
  }
  const b = (side - 0.215) / 0.165;
  const brow = 0.172 - 0.075 * b * b;
  return Math.abs(b) < 1 && Math.abs(y - brow) < 0.004 + 0.011 * (1 - b * b) ? 'line' : undefined;
}

function mouthAt(side: number, y: number): Feature {
  if (side > 0.15) return;
  const parting = -0.361 + 0.9 * side * side - 0.004 * Math.cos(side * 50);
  if (Math.abs(y - parting) < 0.0075) return 'line';
  const s = side / 0.15;
  const upper = parting + 0.046 * (1 - s) ** 0.7 - 0.012 * Math.exp(-((side / 0.025) ** 2));
  const lower = parting - 0.062 * Math.sqrt(Math.max(0, 1 - s * s));
  return y < upper && y > lower ? 'lips' : undefined;
}
