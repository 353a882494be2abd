import { addBox, addLathe, addLoft, rim } from './solid/shapes.ts';
import { glowing, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

const BODY = twoTone('#1f4a3a', '#4f8a4e', 0.2);
const INSIDE = twoTone('#1a2a26', '#33483a', 0.1);
const BAR = twoTone('#20262a', '#5b6257', 0.3);
const TYRE = twoTone('#15171a', '#37353a', 0.06);
const STEEL = twoTone('#5c6068', '#c2b59a', 0.3);
const SEAT = twoTone('#4a2f2a', '#8a5a44', 0.15);
const LAMP = glowing('#e2402f');
const FACE = twoTone('#5a372f', '#b98159', 0.1);

/** An open jeep of the forest department, in metres, its front toward +x: a tub, two benches across it, a bar over all. */
export function addSafariJeep(solid: Solid): void {
  addBox(solid, { skin: INSIDE, y: 0.34, wide: 3.4, tall: 0.2, deep: 1.2 });
  for (const side of [-1, 1]) {
    addBox(solid, { skin: BODY, x: -0.6, y: 0.5, z: side * 0.7, wide: 2.3, tall: 0.62, deep: 0.1 });
    addBox(solid, { skin: BODY, x: -1.2, y: 0.8, z: side * 0.79, wide: 0.95, tall: 0.1, deep: 0.16 });
    for (const x of [-1.18, 1.2]) addWheel(solid, x, side);
    addBox(solid, { skin: LAMP, x: -1.79, y: 0.72, z: side * 0.64, wide: 0.05, tall: 0.18, deep: 0.13 });
  }
  addBox(solid, { skin: BODY, x: 1.15, y: 0.52, wide: 1.3, tall: 0.5, deep: 1.42, batter: 0.04 });
  addBox(solid, { skin: BODY, x: -1.74, y: 0.5, wide: 0.1, tall: 0.62, deep: 1.5 });
  addBox(solid, { skin: INSIDE, x: -0.6, y: 0.5, wide: 2.2, tall: 0.16, deep: 1.4 });
  addBox(solid, { skin: STEEL, x: -1.84, y: 0.38, wide: 0.1, tall: 0.14, deep: 1.56 });
  addBox(solid, { skin: STEEL, x: -1.8, y: 0.55, z: 0.32, wide: 0.02, tall: 0.13, deep: 0.42 });
  addSpare(solid);
  addFrame(solid);
  for (const x of [-0.05, -0.95]) {
    addBox(solid, { skin: SEAT, x, y: 0.8, wide: 0.5, tall: 0.16, deep: 1.3 });
    addBox(solid, { skin: SEAT, x: x - 0.27, y: 0.86, wide: 0.1, tall: 0.5, deep: 1.3 });
  }
}

/** So many points has the rim of each wheel. */
const POINTS = 22;

function addWheel(solid: Solid, x: number, side: number): void {
  const at = (r: number, z: number) => rim([x, 0.37, side * z], r, POINTS);
  addLoft(solid, [at(0.3, 0.5), at(0.37, 0.54), at(0.37, 0.8), at(0.32, 0.84), at(0.2, 0.82)], {
    skin: TYRE,
  });
  addLoft(solid, [at(0.2, 0.82), at(0.18, 0.84), at(0.01, 0.84)], { skin: BAR });
}

/** The spare wheel on the tailboard. */
function addSpare(solid: Solid): void {
  const ring = (r: number, out: number): Vec[] =>
    rim([0, 0.86, 0], r, POINTS).map(([a, b]): Vec => [-1.8 - out, b, a - 0.16]);
  addLoft(solid, [ring(0.36, 0), ring(0.36, 0.16), ring(0.3, 0.22), ring(0.2, 0.2)], { skin: TYRE });
  addLoft(solid, [ring(0.2, 0.2), ring(0.17, 0.17), ring(0.01, 0.17)], { skin: BAR });
}

/** Windscreen and roll bar. */
function addFrame(solid: Solid): void {
  const post = (x: number, z: number, tall: number) =>
    addBox(solid, { skin: BAR, x, y: 1.05, z, wide: 0.07, tall, deep: 0.07 });
  for (const z of [-0.68, 0.68]) {
    post(0.5, z, 0.66);
    post(-0.5, z, 0.86);
    post(-1.7, z, 0.86);
    addBox(solid, { skin: BAR, x: -1.1, y: 1.87, z, wide: 1.27, tall: 0.07, deep: 0.07 });
  }
  for (const [x, y] of [
    [0.5, 1.66],
    [-0.5, 1.87],
    [-1.7, 1.87],
    [-1.7, 1.4],
  ] as const)
    addBox(solid, { skin: BAR, x, y, wide: 0.07, tall: 0.07, deep: 1.43 });
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
