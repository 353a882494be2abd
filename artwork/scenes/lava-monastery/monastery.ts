import { type Lab, lab, mix } from '../../parts/colour.ts';
import { drawDarchor } from '../../parts/flags.ts';
import { addMonk } from '../../parts/monk.ts';
import { clamp, smooth } from '../../parts/numbers.ts';
import { FLAGS } from '../../parts/palette.ts';
import { addTemple, SKINS } from '../../parts/rumtek-temple.ts';
import { viewOf } from '../../parts/solid/camera.ts';
import { paintSolid } from '../../parts/solid/paint-solid.ts';
import { addBox, addRoof } from '../../parts/solid/shapes.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import { type Skin, Solid } from '../../parts/solid/solid.ts';
import type { Stage } from '../../parts/stage.ts';
import { addShoulder } from './shoulder.ts';

const [ROOF, EDGE] = [twoTone('#6b2733', '#c0493a'), twoTone('#8a6030', '#e8b458')];
const STONE = skinOf(['#56625f', '#66726c', '#9c9c88', '#c3bc9c']);
const PAVED = twoTone('#9a9d94', '#efe3c4');

/** Courses of stones of uneven length. */
const masonry: Skin = (tone, hit) => {
  const course = Math.floor(hit.v / 0.9);
  const joint = hit.v % 0.9 < 0.1 || (hit.u + course * 1.37) % (1.7 + (course % 3) * 0.3) < 0.12;
  const stone = Math.sin(course * 12.9 + Math.floor((hit.u + course * 1.37) / 2) * 78.2) * 0.1;
  return STONE(joint ? tone - 0.12 : tone + stone, hit);
};

type Terrace = { x: number; y: number; z: number; wide: number; deep: number; tall: number };

/** A court on a wall of stone, with a white parapet that leaves `gap` open for the steps. */
function addTerrace(solid: Solid, { x, y, z, wide, deep, tall }: Terrace, gap = 0): void {
  addBox(solid, { skin: masonry, top: PAVED, x, y: y - tall, z, wide, deep, tall, batter: 0.5 });
  const [front, long] = [z + deep / 2 - 1, (wide - 2 - gap) / 2];
  for (const side of [-1, 1])
    addBox(solid, {
      skin: SKINS.wall,
      x: x + (side * (gap + long)) / 2,
      y,
      z: front,
      wide: long,
      tall: 1,
      deep: 0.6,
    });
  addBox(solid, { skin: SKINS.wall, x: x - wide / 2 + 1, y, z: z + 0.5, wide: 0.6, tall: 1, deep: deep - 3 });
}

/** Where the monks live: two storeys of windows under a red roof. */
function addHall(
  solid: Solid,
  place: { x: number; y: number; z: number; turn?: number },
  wide: number,
): void {
  const tall = 7.4;
  solid.at(place, () => {
    addBox(solid, { skin: SKINS.wall, wide, tall, deep: 11 });
    addBox(solid, { skin: SKINS.frieze, y: tall - 1.4, wide: wide + 0.3, tall: 1.4, deep: 11.3 });
    const bays = Math.round(wide / 3.6);
    for (let i = 0; i < bays; i++)
      for (const y of [0.9, 3.9]) {
        const x = ((i + 0.5) / bays - 0.5) * (wide - 1);
        addBox(solid, { skin: SKINS.dark, x, y, z: 5.5, wide: 1.5, tall: 1.9, deep: 0.2 });
        addBox(solid, { skin: SKINS.red, x, y: y + 1.9, z: 5.5, wide: 2.1, tall: 0.3, deep: 0.8 });
      }
    addRoof(solid, {
      skin: ROOF,
      edge: EDGE,
      under: SKINS.dark,
      y: tall,
      wide: wide + 3,
      deep: 14,
      tall: 3.4,
      ridge: wide * 0.7,
      thick: 0.4,
    });
  });
}

function addSteps(solid: Solid): void {
  for (let k = 0; k < 15; k++)
    addBox(solid, {
      skin: masonry,
      top: PAVED,
      x: 4,
      y: -9,
      z: 22.2 + k * 0.55,
      wide: 9,
      deep: 0.6,
      tall: 9 - k * 0.44,
    });
  for (const side of [-1, 1])
    addBox(solid, { skin: SKINS.wall, x: 4 + side * 4.9, y: -9, z: 24.5, wide: 0.9, deep: 7, tall: 7 });
}

function addMonks(solid: Solid): void {
  const [robe, skin] = [twoTone('#4d1a28', '#8d2c33'), twoTone('#5a3a30', '#b47d5c')];
  const shawls = [twoTone('#5d1f2c', '#a8383a'), twoTone('#8a4a24', '#d98e36')] as const;
  for (const [x, z] of [
    [-12, 15],
    [-10.4, 15.6],
    [10, 12],
    [19, 16],
    [3, 29.5],
    [-27, 15],
  ] as const) {
    const y = z > 22 ? -3.4 : 0;
    addMonk(solid, { robe, shawl: shawls[Math.abs(x) % 2 > 1 ? 1 : 0], skin, x, y, z, tall: 2 });
  }
}

const haze = lab('#dbe2d4');
const air = (colour: Lab, distance: number, hit: { x: number; y: number }): Lab =>
  mix(
    colour,
    haze,
    clamp(
      0.06 +
        0.5 * smooth(215, 330, distance) +
        0.5 * smooth(-18, -52, hit.y) +
        0.4 * smooth(20, 60, hit.y) * smooth(200, 240, distance),
      0,
      0.86,
    ),
  );

/** The monastery on its walls, and the shoulder of forest that carries it. */
export function paintMonastery(stage: Stage): void {
  const solid = new Solid();
  addShoulder(solid);
  addTerrace(solid, { x: 2, y: 0, z: -8, wide: 84, deep: 60, tall: 12 }, 9.4);
  addTemple(solid);
  addSteps(solid);
  addTerrace(solid, { x: -58, y: -4.6, z: -6, wide: 38, deep: 34, tall: 14 });
  addHall(solid, { x: -56, y: -4.6, z: -8, turn: 0.12 }, 26);
  addTerrace(solid, { x: 58, y: 4, z: -16, wide: 32, deep: 32, tall: 12 });
  addHall(solid, { x: 57, y: 4, z: -18, turn: -0.1 }, 22);
  addHall(solid, { x: -30, y: 0, z: -26 }, 20);
  addMonks(solid);
  const view = viewOf(stage.frame, {
    eye: [-52, 13, 178],
    target: [0, 8, 0],
    lens: 1.75,
    at: [0.9, 0.45],
    upright: true,
  });
  paintSolid(stage, { solid, view, sun: [-0.75, 0.46, 0.42], samples: 3, air, shadowSize: 5200 });
  const banners = [
    [-37, 17, 1],
    [-30, 18, 4],
    [-23, 18.4, 2],
    [24, 18, 0],
    [31, 17.6, 1],
  ] as const;
  stage.live((pen, t) => {
    for (const [x, z, ink] of banners) {
      const [foot, head] = [view.spot([x, 0, z]), view.spot([x, 12, z])];
      const colour = FLAGS[ink] ?? '#f1e7d3';
      drawDarchor(pen, { x: foot.x, y: foot.y, height: foot.y - head.y, colour, seed: x, side: 1 }, t);
    }
  });
}
