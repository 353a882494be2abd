import { ARMS, bowlAt, type Gesture, handsAt, type Link } from './buddha-hands.ts';
import { buddhaFace, buddhaHair, buddhaJewel, featureAt } from './buddha-head.ts';
import { smooth } from './numbers.ts';
import { ellipsoid, hollow, limb, melt, pleat } from './solid/distances.ts';
import type { Hit, Skin, Solid } from './solid/solid.ts';
import { addBody, type Body } from './solid/surface-nets.ts';
import type { Vec } from './solid/vector.ts';

// A seated Buddha one unit tall, on the ground, facing z, after the measures of the thangka painters: the face a
// fifth of the height, the shoulders two faces and more apart, the knees four.

/** Height of the face, from chin to hairline. */
const FACE = 0.2;
const EYES: Vec = [0, 0.762, 0.03];
/** The head is bowed toward whoever stands below. */
const BOW = 0.13;

/** Into the measure of the head. */
function inHead(x: number, y: number, z: number): Vec {
  const [v, w] = [(y - EYES[1]) / FACE, (z - EYES[2]) / FACE];
  const [c, s] = [Math.cos(BOW), Math.sin(BOW)];
  return [x / FACE, v * c + w * s, w * c - v * s];
}

function trunk(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  let d = melt(
    ellipsoid(x, y, z, [0, 0.29, -0.01], [0.158, 0.21, 0.118]),
    ellipsoid(x, y, z, [0, 0.455, -0.008], [0.205, 0.15, 0.125]),
    0.08,
  );
  d = melt(d, ellipsoid(side, y, z, [0.085, 0.475, 0.07], [0.095, 0.07, 0.052]), 0.04);
  d = melt(d, ellipsoid(side, y, z, [0.2, 0.543, -0.02], [0.075, 0.07, 0.072]), 0.06);
  d = melt(d, limb(side, y, z, [[0, 0.62, -0.03], [0.18, 0.575, -0.025], 0.06, 0.045]), 0.06);
  d = melt(d, ellipsoid(x, y, z, [0, 0.26, 0.05], [0.115, 0.09, 0.07]), 0.06);
  return melt(d, ellipsoid(x, y, z, [0, 0.1, -0.04], [0.22, 0.13, 0.15]), 0.09);
}

const KNEE: Vec = [0.345, 0.066, 0.135];
const ANKLE: Vec = [0.02, 0.07, 0.285];

function legs(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  const thigh = limb(side, y, z, [[0.12, 0.1, -0.02], [0.33, 0.1, 0.09], 0.105, 0.085]);
  const shin = limb(side, y, z, [KNEE, ANKLE, 0.07, 0.052]);
  const lap = ellipsoid(x, y, z, [0, 0.06, 0.15], [0.26, 0.075, 0.14]);
  return melt(melt(thigh, shin, 0.03), lap, 0.05);
}

/** Both feet lie on the thighs with their soles upward. */
function feet(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  const foot = limb(side, y, z, [[0.05, 0.135, 0.262], [0.16, 0.152, 0.21], 0.034, 0.03]);
  const toes = ellipsoid(side, y, z, [0.19, 0.158, 0.19], [0.035, 0.022, 0.04]);
  return melt(foot, toes, 0.02);
}

function armAt(x: number, y: number, z: number, links: readonly Link[]): number {
  let d = 9;
  for (const link of links) d = melt(d, limb(x, y, z, link), 0.02);
  return d;
}

/** Above 0 where the robe lies on the breast: from the left shoulder down to the right side. */
const edgeOfRobe = (x: number, y: number, z: number): number =>
  (x + 0.2) * 0.66 - (y - 0.34) * 0.75 - 0.012 * Math.sin((x + 0.2) * 9) - (z < 0 ? 0.25 * z : 0);

/** The robe over breast and back, the left arm and the legs. */
function robeAt(x: number, y: number, z: number, gesture: Gesture): number {
  const edge = edgeOfRobe(x, y, z);
  const folds = edge < 0.022 ? 0.8 : pleat(((edge - 0.022) * (0.85 + 0.9 * (0.6 - y)) + 0.03 * x) / 0.036);
  const breast = trunk(x, y, z) - 0.008 - 0.01 * folds;
  const cover = Math.max(breast, -edge, y - 0.615);
  const arm = armAt(x, y, z, ARMS[gesture].left);
  const wrist = ARMS[gesture].left[1] as Link;
  const toHand = Math.hypot(x - wrist[1][0], y - wrist[1][1], z - wrist[1][2]);
  const sleeve = Math.max(arm - 0.011 - 0.009 * pleat((y * 0.9 + x * 0.5 - z * 0.5) / 0.04), 0.055 - toHand);
  const fall =
    ellipsoid(x, y, z, [0.265, 0.24, 0.015], [0.05, 0.14, 0.065]) - 0.009 * pleat((x + z * 0.8) / 0.032);
  const deep = 0.015 * smooth(0.42, 0.33, Math.abs(x));
  const below = legs(x, y, z) - 0.008 - deep * pleat(foldOfLegs(x, y, z));
  const fan = Math.max(ellipsoid(x, y, z, [0, 0.0, 0.29], [0.2, 0.045, 0.11]), -y - 0.01);
  const pleats = fan - 0.008 * pleat(Math.atan2(x, z - 0.16) * 5.5);
  return Math.max(melt(melt(melt(cover, sleeve, 0.015), melt(below, pleats, 0.01), 0.025), fall, 0.02), -y);
}

/** Folds run along the shins and meet beyond the knees. */
function foldOfLegs(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  const [ax, az] = [ANKLE[0] - KNEE[0], ANKLE[2] - KNEE[2]];
  const long = Math.hypot(ax, az);
  const along = ((side - KNEE[0]) * ax + (z - KNEE[2]) * az) / long;
  const out = ((side - KNEE[0]) * -az + (z - KNEE[2]) * ax) / long;
  const turn = Math.atan2(y - 0.04, Math.abs(out) + 0.02) * (out > 0 ? -1 : 1);
  return 2.3 * turn - 1.6 * along + 0.25 * Math.sin(along * 14);
}

function bareAt(x: number, y: number, z: number, gesture: Gesture): number {
  let d = trunk(x, y, z);
  const { left, right } = ARMS[gesture];
  d = melt(d, armAt(x, y, z, right), 0.02);
  d = Math.min(d, armAt(x, y, z, left));
  d = melt(d, handsAt(x, y, z, gesture), 0.014);
  d = Math.min(d, feet(x, y, z));
  if (gesture === 'earth') d = Math.min(d, bowlAt(x, y, z));
  return d;
}

const bodyOf =
  (gesture: Gesture): Body =>
  (x, y, z) =>
    Math.min(bareAt(x, y, z, gesture), robeAt(x, y, z, gesture));

export type BuddhaSkins = { body: Skin; robe: Skin; hair: Skin; line: Skin; lips: Skin; mark: Skin };

export type Buddha = {
  skins: BuddhaSkins;
  gesture: Gesture;
  /** Of its foot, above the middle of the scene. */
  y: number;
  /** Height of the figure. */
  tall: number;
  turn?: number;
  /** Of the mesh: body and head. */
  cell?: number;
};

export function addBuddha(
  solid: Solid,
  { skins, gesture, y: foot, tall, turn = 0, cell = 1 / 230 }: Buddha,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const local = ({ x, y, z }: Hit): Vec => [
    (x * c - z * s) / tall,
    (y - foot) / tall,
    (x * s + z * c) / tall,
  ];
  const body = bodyOf(gesture);
  const whole: Body = (x, y, z) => {
    const d = body(x, y, z);
    if (y < 0.56) return d;
    const [u, v, w] = inHead(x, y, z);
    return Math.min(d, Math.min(buddhaFace(u, v, w), buddhaHair(u, v, w)) * FACE);
  };
  const figure: Skin = (tone, hit) => {
    const p = local(hit);
    const dim = tone - 0.42 * hollow(whole, p, 0.05) ** 1.3;
    const bare = bareAt(...p, gesture) <= robeAt(...p, gesture) + 0.0015;
    if (bare) return skins.body(dim, hit);
    const edge = edgeOfRobe(...p);
    const border = p[1] > 0.3 && Math.abs(p[0]) < 0.25 && edge > 0.017 && edge < 0.022;
    return border ? skins.line(dim, hit) : skins.robe(dim, hit);
  };
  const bounds = { low: [-0.49, -0.02, -0.24], high: [0.49, 0.68, 0.39], cell } as const;
  const head =
    (part: Body): Body =>
    (x, y, z) =>
      part(...inHead(x, y, z)) * FACE;
  const near = { low: [-0.13, 0.58, -0.12], high: [0.13, 0.98, 0.19], cell: cell * 0.46 } as const;
  const face: Skin = (tone, hit) => {
    const p = local(hit);
    const feature = featureAt(...inHead(...p));
    const dim =
      tone - 0.3 * hollow(whole, p, 0.022) * smooth(0.63, 0.68, p[1]) - 0.25 * smooth(0.66, 0.6, p[1]);
    return skins[feature ?? 'body'](dim, hit);
  };
  const hair: Skin = (tone, hit) => skins.hair(tone - 0.5 * hollow(whole, local(hit), 0.012), hit);
  solid.at({ y: foot, turn, scale: tall }, () => {
    addBody(solid, figure, body, bounds);
    addBody(solid, face, head(buddhaFace), near);
    addBody(solid, hair, head(buddhaHair), near);
    addBody(solid, skins.body, head(buddhaJewel), near);
  });
}
