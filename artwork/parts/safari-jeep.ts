import { addBox, addLathe, addLoft, rim } from './solid/shapes.ts';
import { glowing, skinOf, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

const BODY = skinOf(['#171e1c', '#252e2a', '#6a6849', '#7f7a54'], 0.05);
const INSIDE = twoTone('#131b1b', '#2c352c', 0.1);
const BAR = skinOf(['#14191a', '#20282a', '#8a7c58', '#c9ac74'], 0.05);
const GLASS = twoTone('#8b8a74', '#f3dfae', 0.3);
const TYRE = twoTone('#15171a', '#37353a', 0.06);
const STEEL = twoTone('#33393b', '#a3947a', 0.3);
const SEAT = twoTone('#33231f', '#7a5240', 0.15);
const LAMP = glowing('#a8382c');
const FACE = twoTone('#5a372f', '#b98159', 0.1);

/** An open Gypsy of the forest, in metres, its front toward +x: 4 m long, a low tub, flared wings, two benches across it, the rear one raised, thin rails round them. */
export function addSafariJeep(solid: Solid): void {
  addBox(solid, { skin: INSIDE, y: 0.32, wide: 3.5, tall: 0.22, deep: 1.05 });
  for (const side of [-1, 1]) {
    addBox(solid, {
      skin: BODY,
      x: -0.72,
      y: 0.48,
      z: side * 0.7,
      wide: 2.2,
      tall: 0.52,
      deep: 0.06,
      batter: 0.015,
    });
    addBox(solid, { skin: BODY, x: -0.72, y: 0.98, z: side * 0.7, wide: 2.24, tall: 0.05, deep: 0.1 });
    for (const [x, wide] of [
      [-1.18, 0.92],
      [1.27, 1.2],
    ] as const) {
      addBox(solid, { skin: BODY, x, y: 0.74, z: side * 0.7, wide, tall: 0.07, deep: 0.28, batter: 0.02 });
      addWheel(solid, Math.sign(x) * 1.19, side);
    }
    addBox(solid, { skin: INSIDE, x: 0.02, y: 0.34, z: side * 0.72, wide: 1.3, tall: 0.06, deep: 0.16 });
    addBox(solid, { skin: LAMP, x: -1.84, y: 0.66, z: side * 0.62, wide: 0.03, tall: 0.16, deep: 0.1 });
  }
  addBox(solid, { skin: BODY, x: 1.15, y: 0.5, wide: 1.5, tall: 0.44, deep: 1.18, batter: 0.03 });
  addBox(solid, { skin: BODY, x: 0.44, y: 0.5, wide: 0.14, tall: 0.56, deep: 1.4 });
  addBox(solid, { skin: BODY, x: -1.8, y: 0.48, wide: 0.06, tall: 0.52, deep: 1.42 });
  addBox(solid, { skin: INSIDE, x: -0.7, y: 0.46, wide: 2.2, tall: 0.1, deep: 1.34 });
  addBox(solid, { skin: STEEL, x: -1.9, y: 0.4, wide: 0.07, tall: 0.11, deep: 1.4 });
  addBox(solid, { skin: STEEL, x: 1.92, y: 0.4, wide: 0.07, tall: 0.12, deep: 1.36 });
  addSpare(solid);
  addFrame(solid);
  for (const [x, y] of [
    [0, 0.66],
    [-1.15, 0.86],
  ] as const) {
    addBox(solid, { skin: SEAT, x, y, wide: 0.46, tall: 0.13, deep: 1.22 });
    addBox(solid, { skin: SEAT, x: x - 0.25, y: y + 0.1, wide: 0.08, tall: 0.42, deep: 1.22 });
  }
}

/** So many points has the rim of each wheel. */
const POINTS = 22;

function addWheel(solid: Solid, x: number, side: number): void {
  const at = (r: number, z: number) => rim([x, 0.345, side * z], r, POINTS);
  addLoft(solid, [at(0.29, 0.56), at(0.345, 0.59), at(0.345, 0.75), at(0.32, 0.78), at(0.2, 0.77)], {
    skin: TYRE,
  });
  addLoft(solid, [at(0.2, 0.77), at(0.17, 0.74), at(0.06, 0.75), at(0.01, 0.76)], { skin: BAR });
}

/** The spare wheel on the tailboard. */
function addSpare(solid: Solid): void {
  const ring = (r: number, out: number): Vec[] =>
    rim([0, 0.8, 0], r, POINTS).map(([a, b]): Vec => [-1.83 - out, b, a - 0.22]);
  addLoft(solid, [ring(0.33, 0), ring(0.34, 0.05), ring(0.34, 0.15), ring(0.3, 0.19), ring(0.19, 0.18)], {
    skin: TYRE,
  });
  addLoft(solid, [ring(0.19, 0.18), ring(0.16, 0.14), ring(0.01, 0.15)], { skin: BAR });
}

/** Windscreen, roll bar, and rails to hold on to. */
function addFrame(solid: Solid): void {
  const post = (x: number, z: number, y: number, tall: number) =>
    addBox(solid, { skin: BAR, x, y, z, wide: 0.045, tall, deep: 0.045 });
  for (const z of [-0.67, 0.67]) {
    post(0.46, z, 1, 0.6);
    post(-0.55, z, 1, 0.9);
    post(-1.78, z, 1, 0.72);
    addBox(solid, { skin: BAR, x: -1.17, y: 1.69, z, wide: 1.25, tall: 0.04, deep: 0.04 });
    addBox(solid, { skin: BAR, x: -1.17, y: 1.34, z, wide: 1.25, tall: 0.035, deep: 0.035 });
  }
  addBox(solid, { skin: GLASS, x: 0.46, y: 1.06, wide: 0.015, tall: 0.5, deep: 1.3 });
  for (const [x, y] of [
    [0.46, 1.58],
    [0.46, 1.02],
    [-0.55, 1.87],
    [-1.78, 1.69],
    [-1.78, 1.34],
  ] as const)
    addBox(solid, { skin: BAR, x, y, wide: 0.045, tall: 0.045, deep: 1.38 });
}

export type Passenger = { x: number; z: number; shirt: Skin; hat?: Skin; hair?: Skin; y?: number };

/** Someone on a bench, from behind: shoulders, neck, head, a hat or hair. */
export function addPassenger(solid: Solid, { x, z, shirt, hat, hair, y = 0.92 }: Passenger): void {
  addLathe(
    solid,
    [
      [0.19, 0],
      [0.2, 0.22],
      [0.24, 0.42],
      [0.21, 0.53],
      [0.07, 0.6],
    ],
    { skin: shirt, sides: 14, x, y, z },
  );
  addLathe(
    solid,
    [
      [0.06, 0.56],
      [0.065, 0.64],
      [0.115, 0.7],
      [0.125, 0.79],
      [0.1, 0.87],
      [0.02, 0.91],
    ],
    { skin: hair ?? FACE, sides: 14, x, y, z },
  );
  if (hat)
    addLathe(
      solid,
      [
        [0.22, 0.8],
        [0.22, 0.82],
        [0.13, 0.83],
        [0.12, 0.92],
        [0.02, 0.95],
      ],
      { skin: hat, sides: 14, x, y, z },
    );
}
