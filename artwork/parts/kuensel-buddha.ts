import { addBuddha, buddhaSkin } from './buddha.ts';
import { addLotus } from './lotus.ts';
import { addBox, addRoof } from './solid/shapes.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

/** The figure is 42 m tall on a hall of 12 m and looks out over the valley, away from us. */
const TALL = 42;

const SEAT = 15;

const TURN = -2.35;

const BRONZE = skinOf(['#2b2a33', '#4a3430', '#c2672f', '#ffc766'], 0.06);

const ROBE = skinOf(['#272831', '#412f2f', '#b0592b', '#f9b655'], 0.06);

const HAIR = skinOf(['#1a2230', '#232c3a', '#6a4a3e', '#d38a4c']);

export const HALL = twoTone('#5f5a61', '#f6c58c', 0.3);

const BAND = twoTone('#45222a', '#b2472a');

export const GOLD = twoTone('#6e4c36', '#ffc964', 0.4);

const DARK = twoTone('#221f2b', '#4d2f2a');

export function addStatue(solid: Solid): void {
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  const local = (x: number, y: number, z: number): Vec => [
    (x * c - z * s) / TALL,
    (y - SEAT) / TALL,
    (x * s + z * c) / TALL,
  ];
  const skin = buddhaSkin({ body: BRONZE, robe: ROBE, hair: HAIR, line: DARK }, local);
  solid.at({ y: SEAT, turn: TURN, scale: TALL }, () => addBuddha(solid, skin, { gesture: 'earth' }));
  solid.at({ turn: TURN }, () => {
    addLotus(solid, { skin: BRONZE, y: SEAT - 4.2, radius: 20, tall: 4.4, petals: 20, deep: 0.84 });
    addBox(solid, { skin: HALL, wide: 50, tall: 3, deep: 46 });
    addBox(solid, { skin: HALL, y: 3, wide: 43, tall: 7, deep: 39 });
    addBox(solid, { skin: BAND, y: 8.2, wide: 43.6, tall: 1.5, deep: 39.6 });
    for (const [turn, near, long] of [
      [0, 19.6, 43],
      [Math.PI / 2, 21.6, 39],
      [Math.PI, 19.6, 43],
      [-Math.PI / 2, 21.6, 39],
    ] as const)
      solid.at({ turn }, () => {
        for (let k = 0; k < 9; k++)
          addBox(solid, {
            skin: k % 2 ? DARK : BAND,
            x: ((k - 4) * long) / 9.6,
            y: 3.4,
            z: near,
            wide: 2.3,
            tall: 4.2,
            deep: 0.6,
          });
      });
    addRoof(solid, {
      skin: GOLD,
      edge: GOLD,
      under: DARK,
      y: 10,
      wide: 47,
      deep: 43,
      tall: 2.2,
      ridge: 30,
      thick: 0.7,
    });
  });
}
