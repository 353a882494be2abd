import { lab, mix } from './colour.ts';
import { addCrown, addFir } from './foliage.ts';
import { gompaSkins } from './gompa.ts';
import { noiseOf } from './noise.ts';
import { randomOf, smooth } from './numbers.ts';
import { addBox, addLathe } from './solid/shapes.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';

const noise = noiseOf(15);

export const GOLD = skinOf(['#7d4f22', '#b0792a', '#eab643', '#ffe59a'], 0.05);

const SKINS = gompaSkins({
  wall: ['#b3a1a6', '#fbeed6'],
  red: ['#6a2230', '#b23d33'],
  frieze: ['#4e1c2a', '#83302f'],
  gold: ['#a9712a', '#f0bd4e'],
  green: ['#27594f', '#4f8d62'],
  blue: ['#2b4a76', '#4a7aa6'],
  dark: ['#33262f', '#573d3a'],
});

const PAVED = twoTone('#a3949b', '#f1dfc3');

/** Each tread throws a thin shadow on the riser below it. */
const STEP: Skin = (tone, hit) => SKINS.wall(hit.v % 0.45 < 0.16 ? 0.1 : tone, hit);

const TURF = skinOf(['#2f5f4a', '#3c6f4c', '#79a052', '#b9c868']);

const LUSH = lab('#568f4e');

/** Worn and lush by turns. */
const LAWN: Skin = (tone, hit) =>
  mix(TURF(tone, hit), LUSH, 0.75 * smooth(-0.12, 0.2, noise.fbm(hit.x * 0.02, hit.z * 0.045, 4)));

const HEDGE = skinOf(['#12393a', '#1b4a41', '#3a7148', '#86a656']);

const PINE = skinOf(['#0f3239', '#174144', '#2c5f4a', '#6d8f55']);

const MARIGOLD = skinOf(['#9a4a20', '#bd6224', '#ec9a32', '#ffc95e']);

const AZALEA = skinOf(['#7a2b50', '#a13f64', '#d9708a', '#f7b3b0']);

/** Eight-sided storeys, of pillars before dark bays under painted beams and golden eaves. */
export function addPedestal(solid: Solid): void {
  addStorey(solid, { apothem: 25, y: 0, tall: 4.4, bays: 7 });
  addStorey(solid, { apothem: 20, y: 5, tall: 3.8, bays: 5 });
  solid.at({ turn: Math.PI / 8 }, () =>
    addLathe(
      solid,
      [
        [17.6, 0],
        [17.6, 0.9],
        [16.4, 1.2],
        [16.4, 2],
        [0.1, 2],
      ],
      { skin: SKINS.wall, sides: 8, y: 9.4 },
    ),
  );
  for (let k = 0; k < 11; k++)
    addBox(solid, {
      skin: STEP,
      top: SKINS.wall,
      z: 31 - k * 0.55,
      wide: 9,
      deep: 0.7,
      tall: 0.45 * (k + 1),
    });
  for (const side of [-1, 1])
    addBox(solid, { skin: SKINS.wall, x: side * 5, z: 28, wide: 1, deep: 7, tall: 3.2 });
}

function addStorey(
  solid: Solid,
  { apothem, y, tall, bays }: { apothem: number; y: number; tall: number; bays: number },
): void {
  const side = 2 * apothem * Math.tan(Math.PI / 8);
  for (let k = 0; k < 8; k++)
    solid.at({ turn: (k * Math.PI) / 4 }, () => {
      const wall = { z: apothem - 1.2, wide: side, deep: 2 };
      addBox(solid, { ...wall, skin: SKINS.wall, y, tall: 0.7, z: apothem - 0.5 });
      addBox(solid, { ...wall, skin: SKINS.dark, y: y + 0.7, tall: tall - 2 });
      addBox(solid, { ...wall, skin: SKINS.frieze, y: y + tall - 1.9, tall: 0.7, z: apothem - 0.75 });
      addBox(solid, {
        ...wall,
        skin: SKINS.painted,
        y: y + tall - 1.2,
        tall: 1.2,
        z: apothem - 0.5,
        wide: side + 0.6,
      });
      for (let i = 0; i <= bays; i++) {
        const x = (i / bays - 0.5) * (side - 0.9);
        addBox(solid, {
          skin: SKINS.red,
          x,
          y: y + 0.7,
          z: apothem - 0.2,
          wide: 0.8,
          tall: tall - 2.5,
          deep: 0.8,
        });
        addBox(solid, {
          skin: SKINS.gold,
          x,
          y: y + tall - 1.9,
          z: apothem - 0.2,
          wide: 1.3,
          tall: 0.7,
          deep: 1,
        });
      }
    });
  const r = 1 / Math.cos(Math.PI / 8);
  solid.at({ turn: Math.PI / 8 }, () => {
    addLathe(
      solid,
      [
        [(apothem - 0.5) * r, 0],
        [(apothem + 1.7) * r, 0.05],
      ],
      { skin: SKINS.red, sides: 8, y: y + tall },
    );
    addLathe(
      solid,
      [
        [(apothem + 1.7) * r, 0],
        [(apothem + 1.7) * r, 0.35],
        [(apothem - 2.5) * r, 1.5],
        [(apothem - 6) * r, 1.6],
      ],
      { skin: GOLD, sides: 8, y: y + tall },
    );
  });
}

export function addGarden(solid: Solid): void {
  addLathe(
    solid,
    [
      [0.1, -0.3],
      [113, -0.3],
      [150, -12],
    ],
    { skin: LAWN, sides: 60 },
  );
  addLathe(
    solid,
    [
      [0.1, -0.25],
      [37, -0.25],
    ],
    { skin: PAVED, sides: 60 },
  );
  addBox(solid, { skin: PAVED, z: 74, y: -0.3, wide: 9, deep: 80, tall: 0.1 });
  for (const side of [-1, 1]) addBeds(solid, side);
  addLawnBeds(solid);
  addForest(solid);
}

/** Clipped hedges, beds of marigold and azaleas beside the path. */
function addBeds(solid: Solid, side: number): void {
  addBox(solid, { skin: PAVED, x: side * 8.4, y: -0.3, z: 74, wide: 6.4, deep: 72, tall: 0.35 });
  addBox(solid, { skin: LAWN, x: side * 8.4, y: -0.3, z: 74, wide: 5.8, deep: 71.4, tall: 0.42 });
  for (let k = 0; k < 26; k++) {
    const z = 40 + k * 2.6;
    const row = { y: 0.35, z, leaves: 190, leaf: 0.2, radius: 1.3, tall: 0.7 };
    addCrown(solid, { ...row, skin: MARIGOLD, x: side * 6.6, seed: 300 + k + side });
    addCrown(solid, {
      ...row,
      skin: k % 3 ? AZALEA : HEDGE,
      x: side * 9.4,
      tall: 1.2,
      radius: 1.6,
      seed: 400 + k + side,
    });
  }
  for (let k = 0; k < 9; k++) {
    const angle = side * (0.3 + k * 0.16);
    addCrown(solid, {
      skin: k % 2 ? AZALEA : HEDGE,
      x: Math.sin(angle) * 41,
      y: 0.5,
      z: Math.cos(angle) * 41,
      radius: 2.2,
      tall: 1.4,
      leaves: 420,
      leaf: 0.26,
      seed: 600 + k + side,
    });
  }
}

/** Beds of marigold and azalea curve across the lawns on both sides of the path. */
function addLawnBeds(solid: Solid): void {
  const random = randomOf(9);
  for (const [out, skin, tall] of [
    [50, HEDGE, 0.9],
    [58, AZALEA, 1.1],
    [62, MARIGOLD, 0.7],
    [65.5, MARIGOLD, 0.6],
    [82, AZALEA, 1.2],
    [85, HEDGE, 0.9],
    [98, MARIGOLD, 0.7],
    [101, AZALEA, 1.1],
    [111, HEDGE, 1.1],
    [114, AZALEA, 1.5],
    [117, MARIGOLD, 1],
  ] as const)
    for (let k = 0; k < 120; k++) {
      const angle = -1.5 + k * 0.025 + 0.008 * random();
      const [x, z] = [Math.sin(angle) * out, Math.cos(angle) * out];
      if (Math.abs(x) < 14) continue;
      addCrown(solid, {
        skin,
        x,
        y: 0.3,
        z,
        radius: 1.4,
        tall: tall * (0.8 + 0.4 * random()),
        leaves: 130,
        leaf: 0.26,
        seed: 700 + k + out,
      });
    }
}

/** The forest that stands round the park. */
function addForest(solid: Solid): void {
  const random = randomOf(5);
  for (let i = 0; i < 420; i++) {
    const angle = Math.PI * (-0.12 + 1.24 * random());
    const out = 80 + 46 * random();
    addFir(solid, {
      skin: PINE,
      x: Math.cos(angle) * out * 1.25,
      y: -2,
      z: -Math.sin(angle) * out,
      tall: 9 + 11 * random() ** 2,
      seed: 200 + i,
      slim: 0.2 + 0.08 * random(),
      boughs: 80,
    });
  }
}
