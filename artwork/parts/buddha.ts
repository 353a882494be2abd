import { ellipsoid, limb, melt } from './solid/distances.ts';
import type { Skin, Solid } from './solid/solid.ts';
import { addBody, type Body } from './solid/surface-nets.ts';
import type { Vec } from './solid/vector.ts';

/** `teaching`: hands before the heart; `earth`: the right hand on the knee, the left in the lap. */
export type Gesture = 'teaching' | 'earth';

/** The head is drawn larger than life, as it is on statues seen from below. */
const HEAD = 1.2;
const NECK = 0.66;
const SUNK = 0.022;
const headY = (y: number) => (y + SUNK - NECK) / HEAD + NECK;

type Limb = readonly [Vec, Vec, number, number];

/** Arms from shoulder to hand, of the figure's own right (the viewer's left, x below 0) and left side. */
const ARMS: Record<Gesture, readonly Limb[]> = {
  teaching: [
    [[-0.2, 0.55, 0], [-0.255, 0.36, 0.03], 0.058, 0.05],
    [[-0.255, 0.36, 0.03], [-0.05, 0.43, 0.17], 0.048, 0.032],
    [[-0.05, 0.43, 0.17], [0.005, 0.475, 0.18], 0.03, 0.018],
    [[0.2, 0.55, 0], [0.255, 0.35, 0.03], 0.058, 0.05],
    [[0.255, 0.35, 0.03], [0.05, 0.39, 0.18], 0.048, 0.032],
    [[0.05, 0.39, 0.18], [-0.03, 0.41, 0.2], 0.03, 0.02],
  ],
  earth: [
    [[-0.2, 0.55, 0], [-0.27, 0.36, 0.05], 0.058, 0.05],
    [[-0.27, 0.36, 0.05], [-0.3, 0.2, 0.2], 0.047, 0.034],
    [[-0.3, 0.2, 0.2], [-0.31, 0.09, 0.27], 0.03, 0.016],
    [[0.2, 0.55, 0], [0.265, 0.35, 0.02], 0.058, 0.05],
    [[0.265, 0.35, 0.02], [0.09, 0.22, 0.2], 0.048, 0.034],
    [[0.09, 0.22, 0.2], [-0.05, 0.2, 0.235], 0.034, 0.026],
  ],
};

/** A seated Buddha one unit tall, on the ground, facing z. */
export function buddhaBody(gesture: Gesture): Body {
  const arms = ARMS[gesture];
  return (x, y, z) => {
    let d = melt(trunk(x, y, z), legs(Math.abs(x), y, z), 0.05);
    if (y > 0.05 && y < 0.66) for (const arm of arms) d = melt(d, limb(x, y, z, arm), 0.02);
    d = folded(d, x, y, z);
    if (gesture === 'earth') d = Math.min(d, ellipsoid(x, y, z, [0.01, 0.245, 0.24], [0.055, 0.035, 0.055]));
    return melt(d, head(x / HEAD, headY(y), z / HEAD) * HEAD, 0.018);
  };
}

function trunk(x: number, y: number, z: number): number {
  const waist = ellipsoid(x, y, z, [0, 0.28, 0], [0.15, 0.22, 0.115]);
  const chest = ellipsoid(x, y, z, [0, 0.47, 0.005], [0.185, 0.135, 0.115]);
  const shoulders = ellipsoid(Math.abs(x), y, z, [0.145, 0.555, -0.005], [0.095, 0.068, 0.075]);
  const hips = ellipsoid(x, y, z, [0, 0.1, -0.03], [0.24, 0.12, 0.17]);
  return melt(melt(melt(waist, chest, 0.08), shoulders, 0.06), hips, 0.09);
}

function legs(x: number, y: number, z: number): number {
  const thigh = limb(x, y, z, [[0.12, 0.1, 0.0], [0.355, 0.085, 0.15], 0.1, 0.08]);
  const shin = limb(x, y, z, [[0.355, 0.075, 0.16], [0.03, 0.085, 0.27], 0.07, 0.055]);
  const lap = ellipsoid(x, y, z, [0, 0.07, 0.16], [0.26, 0.07, 0.14]);
  return Math.max(melt(melt(thigh, shin, 0.05), lap, 0.04), -y);
}

/** Above 0 where the robe covers: all below the waist, and the breast from the left shoulder down; the right arm is bare. */
function edgeOfRobe(x: number, y: number): number {
  return Math.max(0.3 - y, Math.min(x + 0.16 - 0.62 * (y - 0.3), 0.605 - y));
}

/** −1 in the valleys of the cloth, 1 on its crests. */
function fold(x: number, y: number, z: number): number {
  const lap = (Math.abs(x) * 0.75 + y * 1.1 - z * 0.45) * 78;
  const breast = (y * 0.9 + x * 0.55 + z * 0.3) * 84;
  return Math.sin((y < 0.18 ? lap : breast) + 1.5 * Math.sin(x * 13 + y * 9));
}

/** The robe falls in folds from the left shoulder, and in wide ones over the legs. */
function folded(d: number, x: number, y: number, z: number): number {
  if (Math.abs(d) > 0.05) return d;
  return edgeOfRobe(x, y) < 0 ? d : d + 0.005 * fold(x, y, z);
}

function head(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  let d = melt(
    ellipsoid(x, y, z, [0, 0.77, 0.005], [0.084, 0.098, 0.092]),
    ellipsoid(x, y, z, [0, 0.725, 0.022], [0.066, 0.072, 0.07]),
    0.03,
  );
  d = melt(d, limb(x, y, z, [[0, 0.58, -0.005], [0, 0.7, 0], 0.056, 0.045]), 0.022);
  d = melt(d, ellipsoid(x, y, z, [0, 0.742, 0.094], [0.011, 0.027, 0.018]), 0.014);
  d = melt(d, ellipsoid(side, y, z, [0.035, 0.773, 0.085], [0.028, 0.006, 0.012]), 0.012);
  d = melt(d, ellipsoid(x, y, z, [0, 0.705, 0.088], [0.024, 0.009, 0.011]), 0.01);
  d = melt(d, ellipsoid(side, y, z, [0.088, 0.725, 0], [0.013, 0.062, 0.024]), 0.008);
  d = melt(d, ellipsoid(x, y, z, [0, 0.868, -0.012], [0.056, 0.052, 0.056]), 0.02);
  return melt(d, ellipsoid(x, y, z, [0, 0.922, -0.012], [0.02, 0.02, 0.02]), 0.015);
}

export type BuddhaSkins = { body: Skin; robe: Skin; hair: Skin; line: Skin };

/** Which part of the figure shows, by the place on it (its own measure). */
export function buddhaSkin(
  { body, robe, hair, line }: BuddhaSkins,
  local: (x: number, y: number, z: number) => Vec,
): Skin {
  return (tone, hit) => {
    const [x, y, z] = local(hit.x, hit.y, hit.z);
    if (y > NECK) {
      const [u, v, w] = [x / HEAD, headY(y), z / HEAD];
      if (v > hairline(u, w)) return hair(tone + 0.12 * Math.sin(u * 240) * Math.sin(v * 240 + w * 120), hit);
      return face(u, v, w) ? line(tone, hit) : body(tone, hit);
    }
    const edge = edgeOfRobe(x, y);
    const hands = z > 0.145 && Math.abs(x) < 0.085 && y > 0.16 && y < 0.5;
    if (edge < 0 || hands) return body(tone, hit);
    if (edge < 0.011) return line(tone, hit);
    const valley = Math.max(0, fold(x, y, z) - 0.74) / 0.26;
    return robe(tone - 0.3 * valley, hit);
  };
}

/** Over the brow, down the temples, behind the ears to the nape. */
function hairline(x: number, z: number): number {
  const temple = 0.806 - 1.5 * Math.max(0, Math.abs(x) - 0.052);
  return z > 0.012 ? Math.max(0.765, temple) : 0.765 - 0.09 * Math.min(1, (0.012 - z) / 0.03);
}

/** Lowered lids, brows and lips. */
function face(x: number, y: number, z: number): boolean {
  if (z < 0.04) return false;
  const side = Math.abs(x) - 0.036;
  const lid = Math.abs(y - (0.757 - 3.2 * side * side)) < 0.0036 && Math.abs(side) < 0.024;
  const brow = Math.abs(y - (0.784 - 5 * side * side)) < 0.0024 && Math.abs(side) < 0.03;
  const lips = Math.abs(y - 0.705) < 0.0028 && Math.abs(x) < 0.022;
  return lid || brow || lips || Math.hypot(x, y - 0.797) < 0.006;
}

export function addBuddha(
  solid: Solid,
  skin: Skin,
  { gesture, cell = 1 / 190 }: { gesture: Gesture; cell?: number },
): void {
  addBody(solid, skin, buddhaBody(gesture), { low: [-0.48, -0.02, -0.24], high: [0.48, 1.02, 0.38], cell });
}
