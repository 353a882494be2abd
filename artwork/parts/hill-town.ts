import { lab } from './colour.ts';
import type { Random } from './numbers.ts';
import { addBox, addRoof } from './solid/shapes.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

const STOREY = 3.1;
const BAY = 2.6;

export type TownHouse = {
  x: number;
  y: number;
  z: number;
  turn: number;
  wide: number;
  deep: number;
  storeys: number;
  wall: Skin;
  /** A hipped roof of sheet metal; without one it is flat, with a tank. */
  roof?: Skin;
  trim: Skin;
};

/** The four corners of a window in the world, to be lit. */
export type Pane = readonly [Vec, Vec, Vec, Vec];

/** A tall concrete house of a hill town: dark panes in rows, slabs that jut out, its foot deep in the slope. */
export function addTownHouse(solid: Solid, house: TownHouse, random: Random): Pane[] {
  const { x, y, z, turn, wide, deep, storeys, roof, trim } = house;
  const tall = storeys * STOREY;
  const skin = glazed(house.wall);
  solid.at({ x, y, z, turn }, () => {
    addBox(solid, { skin: house.wall, y: -9, wide, deep, tall: 9 });
    addBox(solid, { skin, wide, deep, tall, top: trim });
    for (let k = 1; k <= storeys; k++)
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
        tall: 2.2,
        ridge: wide * 0.55,
        thick: 0.2,
      });
    else {
      addBox(solid, { skin: trim, y: tall, wide, deep, tall: 0.7 });
      addBox(solid, {
        skin: house.wall,
        x: (random() - 0.5) * wide * 0.5,
        y: tall,
        z: -deep * 0.1,
        wide: wide * 0.35,
        deep: deep * 0.4,
        tall: 2.5,
      });
    }
  });
  return panesOf(house);
}

function glazed(wall: Skin): Skin {
  const dark = lab('#2c3a55');
  return (tone, hit) => {
    const [u, v] = [hit.u % BAY, hit.v % STOREY];
    return u > 0.65 && u < 1.95 && v > 0.9 && v < 2.4 ? dark : wall(tone, hit);
  };
}

function panesOf({ x, y, z, turn, wide, deep, storeys }: TownHouse): Pane[] {
  const panes: Pane[] = [];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const moved = ([px, py, pz]: Vec): Vec => [x + px * c + pz * s, y + py, z + pz * c - px * s];
  for (let k = 0; k < storeys; k++) {
    const [low, high] = [k * STOREY + 0.9, k * STOREY + 2.4];
    for (let u = 0.65; u + 1.3 < wide; u += BAY) {
      const corner = (at: number, h: number) => moved([at - wide / 2, h, deep / 2 + 0.06]);
      panes.push([corner(u, low), corner(u + 1.3, low), corner(u + 1.3, high), corner(u, high)]);
    }
    for (const side of [-1, 1])
      for (let u = 0.65; u + 1.3 < deep; u += BAY) {
        const at = side > 0 ? deep / 2 - u : u - deep / 2;
        const corner = (p: number, h: number) => moved([side * (wide / 2 + 0.06), h, p]);
        panes.push([
          corner(at, low),
          corner(at - side * 1.3, low),
          corner(at - side * 1.3, high),
          corner(at, high),
        ]);
      }
  }
  return panes;
}
