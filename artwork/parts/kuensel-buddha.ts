import { addBuddha } from './buddha.ts';
import { gompaSkins } from './gompa.ts';
import { addLotus } from './lotus.ts';
import { addBox, addLathe, addRoof } from './solid/shapes.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';

/** The figure is 42 m tall on a hall of 12 m and looks out over the valley. */
const TALL = 42;

const SEAT = 15.4;

/** It looks toward the last light, a little past the viewer. */
export const TURN = -0.42;

const BRONZE = skinOf(['#5b3c40', '#9a5f3c', '#e5a049', '#ffdc8a'], 0.05);

const BUDDHA = {
  body: BRONZE,
  robe: skinOf(['#4d3441', '#8d553a', '#dc933f', '#ffd279'], 0.05),
  hair: skinOf(['#1c2138', '#293352', '#475477', '#8d93ac']),
  line: twoTone('#3a2028', '#5a3020', 0),
  lips: skinOf(['#6c2c28', '#8c4230', '#c05a3c', '#d0704a']),
  mark: twoTone('#c9b4a0', '#fff0d8'),
};

const SKINS = gompaSkins({
  wall: ['#75697a', '#f8d2a2'],
  red: ['#4d222e', '#b04a34'],
  frieze: ['#45202c', '#a04531'],
  gold: ['#7a5138', '#ffc766'],
  green: ['#274a4c', '#5d8460'],
  blue: ['#27385c', '#53719a'],
  dark: ['#231f2e', '#4e352f'],
});

const GILT = skinOf(['#5f4038', '#94603a', '#e8a74e', '#ffe095'], 0.05);

export function addStatue(solid: Solid): void {
  addBuddha(solid, { skins: BUDDHA, gesture: 'earth', y: SEAT, tall: TALL, turn: TURN });
  solid.at({ turn: TURN }, () => {
    addLotus(solid, { skin: BRONZE, y: SEAT - 4, radius: 19.5, tall: 4.2, petals: 20, deep: 0.9 });
    addBox(solid, { skin: SKINS.wall, wide: 56, tall: 1.4, deep: 50 });
    addBox(solid, { skin: SKINS.wall, y: 1.4, wide: 47, tall: 6.4, deep: 42 });
    addBox(solid, { skin: SKINS.frieze, y: 6, wide: 47.4, tall: 1.1, deep: 42.4 });
    addBox(solid, { skin: SKINS.painted, y: 7.1, wide: 48.2, tall: 1.5, deep: 43.2 });
    addRoof(solid, {
      skin: GILT,
      edge: GILT,
      under: SKINS.red,
      y: 8.8,
      wide: 53,
      deep: 48,
      tall: 1.7,
      ridge: 36,
      thick: 0.5,
      lift: 0.8,
    });
    addBox(solid, { skin: SKINS.wall, y: 8.6, wide: 43, tall: 3, deep: 39 });
    addBox(solid, { skin: SKINS.painted, y: 10.6, wide: 43.4, tall: 1, deep: 39.4 });
    addFacade(solid, 21, 47);
    solid.at({ turn: -Math.PI / 2 }, () => addFacade(solid, 23.5, 42));
    solid.at({ turn: Math.PI / 2 }, () => addFacade(solid, 23.5, 42));
    addSteps(solid);
  });
}

/** Bays between red pillars, each with its painted window. */
function addFacade(solid: Solid, near: number, long: number): void {
  const bays = 9;
  for (let k = 0; k <= bays; k++) {
    const x = (k / bays - 0.5) * (long - 1.2);
    addBox(solid, { skin: SKINS.red, x, y: 1.4, z: near, wide: 0.9, tall: 4.6, deep: 0.9 });
    addBox(solid, { skin: SKINS.gold, x, y: 5.4, z: near, wide: 1.6, tall: 0.7, deep: 1.1 });
    if (k === bays) continue;
    const bay = { x: x + long / bays / 2, z: near, wide: 2.7 };
    addBox(solid, { ...bay, skin: SKINS.dark, y: 2.2, tall: 2.9, deep: 0.4 });
    addBox(solid, { ...bay, skin: SKINS.painted, y: 5.1, wide: 3.2, tall: 0.5, deep: 0.8 });
  }
}

const STEP: Skin = (tone, hit) => SKINS.wall(hit.v % 0.35 < 0.13 ? 0.1 : tone, hit);

function addSteps(solid: Solid): void {
  for (let k = 0; k < 12; k++)
    addBox(solid, {
      skin: STEP,
      top: SKINS.wall,
      z: 31.5 - k * 0.6,
      wide: 12,
      tall: 0.35 * (k + 1),
      deep: 0.7,
    });
  for (const side of [-1, 1])
    addBox(solid, { skin: SKINS.wall, x: side * 6.6, z: 28.2, wide: 1.2, tall: 3, deep: 7.4 });
}

/** One of the gilded goddesses that stand round the terrace with their offerings. */
export function addGoddess(solid: Solid, place: { x: number; z: number; turn: number }): void {
  solid.at(place, () => {
    addBox(solid, { skin: SKINS.wall, wide: 2.2, tall: 1.9, deep: 2.2 });
    addBox(solid, { skin: SKINS.wall, y: 1.9, wide: 2.5, tall: 0.3, deep: 2.5 });
    addLathe(
      solid,
      [
        [0.95, 0],
        [0.72, 0.5],
        [0.62, 1.4],
        [0.4, 2.1],
        [0.5, 2.7],
        [0.56, 3],
        [0.2, 3.25],
        [0.17, 3.4],
        [0.3, 3.6],
        [0.28, 3.85],
        [0.36, 3.95],
        [0.12, 4.5],
        [0.03, 4.8],
      ],
      { skin: GILT, sides: 14, y: 2.2 },
    );
    for (const side of [-1, 1])
      addLathe(
        solid,
        [
          [0.16, 0],
          [0.2, 0.5],
          [0.14, 1.1],
        ],
        { skin: GILT, sides: 9, x: side * 0.55, y: 4, z: 0.25 },
      );
    addBox(solid, { skin: GILT, y: 4.3, z: 0.75, wide: 0.6, tall: 0.4, deep: 0.5 });
  });
}
