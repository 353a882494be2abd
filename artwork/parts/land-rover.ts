import { addBox, addLathe, addLoft, rim } from './solid/shapes.ts';
import { glowing, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

const BODY = twoTone('#3b5a58', '#84a68a', 0.3);
const TOP = twoTone('#8f8d90', '#f3e8cc', 0.3);
const STEEL = twoTone('#6d7883', '#d8d6c8', 0.4);
const DARK = twoTone('#12181d', '#262b2d', 0.04);
const TYRE = twoTone('#161a1d', '#34363a', 0.05);
const GLASS = twoTone('#24394a', '#8fb6c2', 0.3);
const LAMP = glowing('#fff3cf');

/** A Land Rover of the first series, in metres, its front toward +x: flat wings, lamps by the grille, spare wheel on the bonnet. */
export function addLandRover(solid: Solid): void {
  addBox(solid, { skin: DARK, y: 0.42, wide: 3.1, tall: 0.2, deep: 1.1 });
  addBox(solid, { skin: BODY, x: -0.6, y: 0.55, wide: 2.3, tall: 0.62, deep: 1.55 });
  for (const side of [-1, 1]) {
    addBox(solid, { skin: BODY, x: 1.1, y: 0.62, z: side * 0.62, wide: 1.2, tall: 0.46, deep: 0.32 });
    for (const x of [1.12, -1.1]) {
      addBox(solid, { skin: DARK, x, y: 0.45, z: side * 0.66, wide: 0.96, tall: 0.42, deep: 0.26 });
      addWheel(solid, x, side);
    }
    addDoor(solid, side);
  }
  addBox(solid, { skin: BODY, x: 1, y: 0.62, wide: 1.28, tall: 0.56, deep: 0.94, batter: 0.03 });
  addLathe(
    solid,
    [
      [0.37, 0],
      [0.38, 0.08],
      [0.32, 0.15],
      [0.14, 0.13],
      [0.01, 0.13],
    ],
    { skin: TYRE, x: 0.98, y: 1.18 },
  );
  addNose(solid);
  addCab(solid);
  addRack(solid);
}

function addWheel(solid: Solid, x: number, side: number): void {
  const ring = (r: number, z: number) => rim([x, 0.4, side * z], r, 20);
  addLoft(solid, [ring(0.4, 0.6), ring(0.4, 0.82), ring(0.34, 0.85), ring(0.22, 0.83)], { skin: TYRE });
  addLoft(solid, [ring(0.22, 0.83), ring(0.2, 0.85), ring(0.09, 0.84)], { skin: BODY });
  addLoft(solid, [ring(0.09, 0.84), ring(0.07, 0.9), ring(0.01, 0.9)], { skin: STEEL });
}

function addDoor(solid: Solid, side: number): void {
  for (const x of [-0.34, 0.44])
    addBox(solid, { skin: DARK, x, y: 0.58, z: side * 0.78, wide: 0.025, tall: 0.58, deep: 0.02 });
  addBox(solid, { skin: STEEL, x: 0, y: 1.14, z: side * 0.78, wide: 2.6, tall: 0.05, deep: 0.05 });
  addBox(solid, { skin: STEEL, x: -0.2, y: 0.92, z: side * 0.79, wide: 0.16, tall: 0.04, deep: 0.04 });
}

function addNose(solid: Solid): void {
  const x = 1.66;
  addBox(solid, { skin: DARK, x, y: 0.66, wide: 0.04, tall: 0.44, deep: 0.86 });
  const disc = (r: number, z: number, out: number): Vec[] =>
    Array.from({ length: 16 }, (_, i): Vec => {
      const angle = (i / 16) * Math.PI * 2;
      return [x + out, 0.88 + Math.sin(angle) * r, z - Math.cos(angle) * r];
    });
  for (const z of [-0.29, 0.29]) {
    addLoft(solid, [disc(0.15, z, 0.02), disc(0.15, z, 0.06), disc(0.125, z, 0.07)], { skin: STEEL });
    addLoft(solid, [disc(0.125, z, 0.07), disc(0.01, z, 0.09)], { skin: LAMP });
  }
  for (let i = 0; i < 6; i++)
    addBox(solid, {
      skin: STEEL,
      x: x + 0.03,
      y: 0.69,
      z: (i - 2.5) * 0.055,
      wide: 0.02,
      tall: 0.38,
      deep: 0.014,
    });
  for (const z of [-0.64, 0.64])
    addBox(solid, { skin: LAMP, x: x + 0.05, y: 0.92, z, wide: 0.04, tall: 0.07, deep: 0.08 });
  addBox(solid, { skin: STEEL, x: 1.8, y: 0.5, wide: 0.1, tall: 0.13, deep: 1.5 });
}

function addCab(solid: Solid): void {
  addBox(solid, { skin: BODY, x: 0.36, y: 1.12, wide: 0.2, tall: 0.1, deep: 1.5 });
  addBox(solid, { skin: TOP, x: -0.66, y: 1.17, wide: 2.16, tall: 0.62, deep: 1.5, batter: 0.05 });
  addBox(solid, { skin: TOP, x: -0.62, y: 1.78, wide: 2.24, tall: 0.07, deep: 1.52, batter: 0.03 });
  // The windscreen in two panes.
  for (const z of [-0.35, 0.35])
    addBox(solid, { skin: GLASS, x: 0.42, y: 1.26, z, wide: 0.05, tall: 0.44, deep: 0.6 });
  const panes: readonly (readonly [number, number])[] = [
    [0.06, 0.62],
    [-0.68, 0.62],
    [-1.36, 0.5],
  ];
  for (const [x, wide] of panes)
    for (const side of [-1, 1])
      addBox(solid, { skin: GLASS, x, y: 1.26, z: side * 0.735, wide, tall: 0.4, deep: 0.04 });
}

/** Bags under the rails of a roof rack. */
function addRack(solid: Solid): void {
  for (const z of [-0.66, 0.66])
    for (const y of [1.9, 2.05])
      addBox(solid, { skin: DARK, x: -0.7, y, z, wide: 1.9, tall: 0.03, deep: 0.03 });
  for (const x of [-1.6, -0.7, 0.2])
    for (const z of [-0.66, 0.66])
      addBox(solid, { skin: DARK, x, y: 1.84, z, wide: 0.03, tall: 0.24, deep: 0.03 });
  const bags: readonly (readonly [Skin, number, number, number, number])[] = [
    [twoTone('#6b2436', '#c8433b', 0.2), -0.1, -0.2, 0.55, 0.3],
    [twoTone('#2a4468', '#4f82b0', 0.2), -0.75, 0.15, 0.7, 0.36],
    [twoTone('#7a5a2c', '#e0a742', 0.2), -1.3, -0.15, 0.5, 0.28],
    [twoTone('#3c4a3a', '#7f8f5c', 0.2), -0.2, 0.32, 0.5, 0.22],
  ];
  for (const [skin, x, z, wide, tall] of bags)
    addBox(solid, { skin, x, y: 1.86, z, wide, tall, deep: 0.62, batter: 0.06 });
}
