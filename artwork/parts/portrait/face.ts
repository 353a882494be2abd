import { carved, chain, ellipsoid, type Link, limb, melt } from '../solid/distances.ts';
import type { Body } from '../solid/surface-nets.ts';

// A head in its own measure, as that of the Buddha: the face is 1 tall from chin to hairline, the eyes lie at y = 0.

/** 1, or 0 where it adds something, is an ordinary face. */
export type Face = {
  wide: number;
  jaw: number;
  /** How far the chin stands forward and down. */
  chin?: number;
  /** Fat on the cheeks; below 0 they are hollow. */
  full: number;
  nose: { long: number; wide: number; bridge: number };
  lips: number;
  smile: number;
  neck: number;
  /** Of the brow: 0 is a smooth forehead. */
  ridge?: number;
};

type Chain = readonly Link[];

const EAR: Chain = [
  [0.42, 0.02, 0.0, 0.018],
  [0.435, 0.08, 0.0, 0.02],
  [0.465, 0.115, -0.05, 0.022],
  [0.48, 0.08, -0.115, 0.024],
  [0.478, 0, -0.125, 0.023],
  [0.455, -0.09, -0.075, 0.024],
  [0.435, -0.14, -0.03, 0.028],
  [0.42, -0.1, 0, 0.02],
];
const INNER_EAR: Chain = [
  [0.45, 0.07, -0.055, 0.014],
  [0.458, 0.03, -0.085, 0.017],
  [0.445, -0.06, -0.055, 0.016],
];

export function faceOf(face: Face): Body {
  const { wide, jaw, chin = 0, full, nose, lips, smile, neck, ridge = 1 } = face;
  const brow: Chain = [
    [0.04, 0.07, 0.46 + 0.015 * ridge, 0.024],
    [0.11, 0.125, 0.44 + 0.025 * ridge, 0.034],
    [0.22, 0.15, 0.375 + 0.025 * ridge, 0.034],
    [0.34, 0.09, 0.22, 0.02],
  ];
  const corner: readonly [number, number, number] = [0.145 + 0.02 * smile, -0.325 + 0.03 * smile, 0.405];
  const upper: Chain = [
    [0, -0.292, 0.522, 0.02 + 0.006 * lips],
    [0.045, -0.283, 0.514, 0.02 + 0.007 * lips],
    [...corner, 0.01],
  ];
  const lower: Chain = [
    [0, -0.355, 0.5, 0.026 + 0.012 * lips],
    [0.06, -0.35, 0.487, 0.022 + 0.012 * lips],
    [corner[0] - 0.01, corner[1] - 0.01, corner[2], 0.01],
  ];
  return (px, y, z) => {
    const x = px / wide;
    const side = Math.abs(x);
    let d = melt(
      ellipsoid(x, y, z, [0, 0.17, -0.1], [0.43, 0.5, 0.53]),
      ellipsoid(x, y, z, [0, -0.06, 0.08], [0.36, 0.44, 0.4]),
      0.14,
    );
    d = melt(
      d,
      limb(side, y, z, [[0.33 * jaw, -0.25, -0.02], [0.1 * jaw, -0.43 - chin, 0.33], 0.1, 0.09]),
      0.13,
    );
    d = melt(d, ellipsoid(side, y, z, [0.235, -0.075, 0.27], [0.14, 0.1, 0.13]), 0.1);
    d = melt(d, ellipsoid(x, y, z, [0, -0.455 - chin, 0.375 + chin * 0.4], [0.11 * jaw, 0.08, 0.09]), 0.11);
    d = melt(d, ellipsoid(side, y, z, [0.14, -0.29, 0.32], [0.13, 0.14, 0.13]), 0.1);
    if (full > 0) d = melt(d, ellipsoid(side, y, z, [0.25, -0.2, 0.25], [0.13, 0.15, 0.13]), 0.1 * full);
    if (full < 0)
      d = carved(d, ellipsoid(side, y, z, [0.45 + 0.06 * full, -0.27, 0.3], [0.12, 0.17, 0.17]), 0.12);
    if (smile > 0) d = melt(d, ellipsoid(side, y, z, [0.22, -0.15, 0.35], [0.1, 0.075, 0.08]), 0.07 * smile);
    d = carved(d, ellipsoid(side, y, z, [0.185, 0.045, 0.525], [0.155, 0.08, 0.11]), 0.06);
    d = melt(d, ellipsoid(side, y, z, [0.185, 0.01, 0.345], [0.12, 0.075, 0.095]), 0.02);
    d = melt(d, chain(side, y, z, brow), 0.06);
    d = melt(d, noseAt(side, y, z, nose), 0.035);
    d = melt(d, Math.min(chain(side, y, z, upper), chain(side, y, z, lower)), 0.02);
    d = melt(
      d,
      melt(
        Math.min(chain(side, y, z, EAR), chain(side, y, z, INNER_EAR)),
        ellipsoid(side, y, z, [0.43, -0.01, -0.06], [0.025, 0.12, 0.07]),
        0.012,
      ),
      0.025,
    );
    return melt(
      d * Math.min(1, wide),
      limb(px, y, z, [[0, -1.15, -0.22], [0, -0.3, -0.1], neck * 1.06, neck]),
      0.07,
    );
  };
}

function noseAt(side: number, y: number, z: number, { long, wide, bridge }: Face['nose']): number {
  const end = -0.135 * long;
  const out = 0.565 + 0.035 * bridge;
  const ridge = limb(side, y, z, [
    [0, 0.085, 0.45 + 0.035 * bridge],
    [0, end + 0.02, out - 0.02],
    0.03,
    0.042,
  ]);
  const tip = ellipsoid(side, y, z, [0, end - 0.02, out - 0.005], [0.055 * wide, 0.045, 0.055]);
  const wing = ellipsoid(side, y, z, [0.07 * wide, end - 0.04, out - 0.065], [0.045, 0.036, 0.055]);
  return melt(melt(ridge, tip, 0.03), wing, 0.03);
}
