import { lab, mix } from './colour.ts';
import type { Random } from './numbers.ts';
import { addBox, addLathe, addRoof } from './solid/shapes.ts';
import { twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

const STOREY = 3.1;
const TANK = twoTone('#1e2638', '#39435a', 0.1);

export type TownHouse = {
  x: number;
  y: number;
  z: number;
  turn: number;
  wide: number;
  deep: number;
  storeys: number;
  wall: Skin;
  /** A pitched roof of sheet metal; without one it is flat, with a tank. */
  roof?: Skin;
  trim: Skin;
  /** From window to window. */
  bay?: number;
  /** Whether its floors jut out. */
  slabs?: boolean;
  /** Length of the ridge, as a share of the width: 1 is a gable. */
  ridge?: number;
};

/** The four corners of a window in the world, to be lit. */
export type Pane = readonly [Vec, Vec, Vec, Vec];

/** A concrete house of a hill town: dark panes in rows, its foot deep in the slope. */
export function addTownHouse(solid: Solid, house: TownHouse, random: Random): Pane[] {
  const { x, y, z, turn, wide, deep, storeys, roof, trim, bay = 2.6, slabs = true, ridge = 0.55 } = house;
  const tall = storeys * STOREY;
  const skin = glazed(house.wall, bay);
  solid.at({ x, y, z, turn }, () => {
    addBox(solid, { skin: house.wall, y: -9, wide, deep, tall: 9 });
    addBox(solid, { skin, wide, deep, tall, top: trim });
    for (let k = 1; slabs && k <= storeys; k++)
      addBox(solid, {
        skin: trim,
        y: k * STOREY - 0.25,
        z: deep / 2,
        wide: wide + 0.3,
        tall: 0.3,
        deep: 1.5,
      });
    if (roof)
      addRoof(solid, {
        skin: roof,
        edge: trim,
        under: trim,
        y: tall,
        wide: wide + 1.6,
        deep: deep + 1.6,
        tall: 0.26 * deep,
        ridge: (wide + 1.6) * ridge,
        thick: 0.2,
      });
    else addFlatRoof(solid, house, random);
  });
  return panesOf(house, bay);
}

/** A parapet, the head of the stairs, a black tank. */
function addFlatRoof(solid: Solid, { wide, deep, storeys, wall, trim }: TownHouse, random: Random): void {
  const y = storeys * STOREY;
  addBox(solid, { skin: trim, y, wide, deep, tall: 0.7 });
  const x = (random() - 0.5) * wide * 0.5;
  addBox(solid, { skin: wall, x, y, z: -deep * 0.1, wide: wide * 0.35, deep: deep * 0.4, tall: 2.5 });
  const round = [
    [0.9, 0],
    [0.9, 1.6],
    [0.3, 2],
  ] as const;
  addLathe(solid, round, {
    skin: TANK,
    sides: 8,
    x: x > 0 ? -wide * 0.3 : wide * 0.3,
    y: y + 0.7,
    z: deep * 0.2,
  });
}

function glazed(wall: Skin, bay: number): Skin {
  const dark = lab('#2c3a55');
  return (tone, hit) => {
    const [u, v] = [hit.u % bay, hit.v % STOREY];
    return u > bay / 4 && u < bay * 0.75 && v > 0.9 && v < 2.4
      ? mix(dark, wall(tone, hit), 0.22)
      : wall(tone, hit);
  };
}

function panesOf({ x, y, z, turn, wide, deep, storeys }: TownHouse, bay: number): Pane[] {
  const panes: Pane[] = [];
  const [from, across] = [bay / 4, bay / 2];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const moved = ([px, py, pz]: Vec): Vec => [x + px * c + pz * s, y + py, z + pz * c - px * s];
  for (let k = 0; k < storeys; k++) {
    const [low, high] = [k * STOREY + 0.9, k * STOREY + 2.4];
    for (let u = from; u + across < wide; u += bay) {
      const corner = (at: number, h: number) => moved([at - wide / 2, h, deep / 2 + 0.06]);
      panes.push([corner(u, low), corner(u + across, low), corner(u + across, high), corner(u, high)]);
    }
    for (const side of [-1, 1])
      for (let u = from; u + across < deep; u += bay) {
        const at = side > 0 ? deep / 2 - u : u - deep / 2;
        const corner = (p: number, h: number) => moved([side * (wide / 2 + 0.06), h, p]);
        panes.push([
          corner(at, low),
          corner(at - side * across, low),
          corner(at - side * across, high),
          corner(at, high),
        ]);
      }
  }
  return panes;
}
