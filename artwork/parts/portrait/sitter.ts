import { type Hex, inks, type Lab } from '../colour.ts';
import { viewOf } from '../solid/camera.ts';
import { hollow } from '../solid/distances.ts';
import { paintSolid } from '../solid/paint-solid.ts';
import { type Skin, Solid } from '../solid/solid.ts';
import { addBody, type Body, type Bounds } from '../solid/surface-nets.ts';
import { dot, minus, plus, times, type Vec } from '../solid/vector.ts';
import type { Stage } from '../stage.ts';

/** Turned to the viewer's right, bowed, and leaning to the left; radians. */
export type Pose = { turn: number; nod?: number; lean?: number };

/** A body with what is printed on it, both in the measure of the head. */
export type Part = Bounds & {
  body: Body;
  ink: (tone: number, p: Vec) => Lab;
  /** How far off other parts darken it. */
  reach?: number;
};

export type Sitting = {
  head: Pose;
  trunk: Pose;
  ofHead: readonly Part[];
  ofTrunk: readonly Part[];
  sun: Vec;
};

/** Head and trunk turn about it. */
const NECK: Vec = [0, -0.55, -0.15];

/** Of the picture's height: the face from chin to hairline. */
const FACE = 0.43;

export function paintSitter(stage: Stage, { head, trunk, ofHead, ofTrunk, sun }: Sitting): void {
  const parts = [
    ...ofTrunk.map((part) => ({ ...part, turned: turnedBy(trunk) })),
    ...ofHead.map((part) => ({ ...part, turned: turnedBy(head) })),
  ];
  const nearest: Body = (x, y, z) =>
    parts.reduce((least, { body, low, high, turned }) => {
      const p = turned.into([x, y, z]);
      return isBetween(low, high, p) ? Math.min(least, body(...p)) : least;
    }, 9);
  const solid = new Solid();
  for (const { body, ink, turned, reach = 0.09, ...bounds } of parts) {
    const skin: Skin = (tone, { x, y, z }) => {
      const dim = tone - 0.34 * hollow(nearest, [x, y, z], reach) ** 1.3;
      return ink(dim, turned.into([x, y, z]));
    };
    const straight = new Solid();
    addBody(straight, skin, body, bounds);
    for (const { point, normal, ...rest } of straight.corners)
      solid.corners.push({ ...rest, point: turned.out(point), normal: turned.way(normal) });
    solid.skins.push(...straight.skins.map(() => skin));
  }
  const view = viewOf(stage.frame, {
    eye: [0, -0.05, 9],
    target: [0, -0.07, 0],
    lens: 9 * FACE,
    at: [0.75, 0.5],
  });
  paintSolid(stage, { solid, view, sun, jitter: 0.035, shadowSize: 1600 });
}

const isBetween = (low: Vec, high: Vec, p: Vec) => p.every((c, k) => c > at(low, k) && c < at(high, k));

const at = (v: Vec, k: number) => v[k] as number;

function turnedBy({ turn, nod = 0, lean = 0 }: Pose) {
  const [ct, st, cn, sn] = [Math.cos(turn), Math.sin(turn), Math.cos(nod), Math.sin(nod)];
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  const across: Vec = [cl * ct, -sl * ct, -st];
  const up: Vec = [sl * cn - cl * st * sn, cl * cn + sl * st * sn, -ct * sn];
  const ahead: Vec = [sl * sn + cl * st * cn, cl * sn - sl * st * cn, ct * cn];
  const way = ([x, y, z]: Vec): Vec => plus(plus(times(across, x), times(up, y)), times(ahead, z));
  return {
    way,
    /** From the measure of the part to the world, and back. */
    out: (p: Vec): Vec => plus(NECK, way(minus(p, NECK))),
    into(p: Vec): Vec {
      const d = minus(p, NECK);
      return plus(NECK, [dot(across, d), dot(up, d), dot(ahead, d)]);
    },
  };
}

export type Inks = readonly [deep: Hex, shade: Hex, half: Hex, lit: Hex, bright: Hex];
export type Print = (tone: number) => Lab;

/** Five flat inks from the deepest shadow to full light. */
export function printedIn([deep, shade, half, lit, bright]: Inks): Print {
  return inks(
    [
      [0, deep],
      [0.06, shade],
      [0.36, half],
      [0.55, lit],
      [0.82, bright],
    ],
    0.022,
  );
}
