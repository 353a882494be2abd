import { addCrown, addFir } from './foliage.ts';
import { addTownHouse, type Pane } from './hill-town.ts';
import { noiseOf } from './noise.ts';
import { bell, clamp, lerp, type Random, randomOf, smooth } from './numbers.ts';
import { addBox } from './solid/shapes.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

export const noise = noiseOf(33);

const WALLS = (
  [
    ['#5a5676', '#e39a84'],
    ['#46607e', '#a9c0c4'],
    ['#6c6a84', '#f2dcb8'],
    ['#6c6a84', '#f4e3c8'],
    ['#4a6b78', '#9fc7ae'],
    ['#6b5f74', '#f0b98a'],
    ['#57688a', '#c9cbd6'],
    ['#6a6a7c', '#ecd08f'],
    ['#5f5470', '#d88a8a'],
  ] as const
).map(([shade, lit]) => twoTone(shade, lit, 0.25));

const ROOFS = (
  [
    ['#334a6c', '#7f98a4'],
    ['#63324a', '#c05a52'],
    ['#2a5660', '#5f9c86'],
    ['#6a3c48', '#a9604e'],
    ['#4c4c66', '#a79a97'],
  ] as const
).map(([shade, lit]) => twoTone(shade, lit, 0.2));

const TRIM = twoTone('#6b6d8c', '#e8d0ba', 0.2);
const ROAD = twoTone('#4d5270', '#a7908c', 0.1);
const SLOPE = skinOf(['#142238', '#182b40', '#2a444b', '#565c50']);
const WOOD = skinOf(['#101d34', '#15283d', '#284849', '#667053']);

/** The ridge of the town comes from far at left to the viewer's right; its west side falls to the valley. */
const spineX = (z: number) => 150 + 0.34 * z + 16 * noise.at(z * 0.006, 8);
const crestY = (z: number) =>
  112 + 42 * smooth(-420, 60, z) - 14 * bell(z, -180, 60) + 7 * noise.at(z * 0.012, 4);

/** Down the slope from the ridge, bent by spurs and hollows. */
const downAt = (x: number, z: number) =>
  spineX(z) - x + 26 * noise.at(x * 0.006 + 2, z * 0.008) * smooth(10, 90, spineX(z) - x);

/** From one road to the next below it, and how much of that is the road's bench. */
const TERRACE = 44;
const BENCH = 0.2;

function fallAt(down: number): number {
  if (down < 0) return -0.7 * down;
  const step = Math.floor(down / TERRACE);
  const part = down / TERRACE - step;
  return 0.62 * TERRACE * (step + clamp((part - BENCH) / (1 - BENCH)));
}

export const slopeY = (x: number, z: number) =>
  crestY(z) - fallAt(downAt(x, z)) + 2 * noise.fbm(x * 0.02, z * 0.02, 2);

/** Roads run along their benches, except where forest stands. */
export const slopeSkin: Skin = (tone, hit) => {
  const down = downAt(hit.x, hit.z);
  const part = down / TERRACE - Math.floor(down / TERRACE);
  if (down > 0 && down < 5 * TERRACE && part > 0.03 && part < BENCH - 0.02) return ROAD(tone, hit);
  return SLOPE(tone + 0.3 * noise.fbm(hit.x * 0.06, hit.z * 0.06, 3), hit);
};

/** How closely the town is built: the bazaar on the ridge, quarters along the roads, forest between. */
function builtAt(down: number, z: number): number {
  const bazaar = 0.7 * bell(z, -70, 170) * smooth(130, 10, down);
  const quarter = 0.62 * noise.fbm(down * 0.011 + 5, z * 0.0085, 3);
  return (
    0.52 +
    bazaar +
    quarter -
    0.0018 * down -
    0.25 * smooth(-400, -660, z) +
    0.2 * bell(z, 80, 70) * smooth(210, 120, down)
  );
}

/** Rows of houses on one terrace: below its road, on the slope, above the next road. */
const ROWS = [
  { part: 0.31, storeys: 0, street: 0.16 },
  { part: 0.6, storeys: -0.6, street: -0.14 },
  { part: 0.9, storeys: 0.7, street: 0.16 },
] as const;

export type Town = { panes: Pane[]; lamps: Vec[] };

export function addTown(solid: Solid): Town {
  const random = randomOf(77);
  const panes: Pane[] = [];
  for (let step = 0; step < 6; step++)
    for (const row of ROWS)
      for (let z = -640 + 12 * random(); z < 190; ) {
        const wide = lerp(6.5, 12, random()) + (random() < 0.18 ? 9 * random() : 0);
        const down = TERRACE * (step + row.part) + 2.4 * (random() - 0.5);
        const place = { z: z + wide / 2, down, wide };
        if (random() < builtAt(down, z) + row.street)
          panes.push(...addHouse(solid, place, row.storeys, random));
        else if (random() < 0.8) addGrove(solid, place, random);
        z += wide + 0.8 + (random() < 0.3 ? 7 * random() : 0);
      }
  addForest(solid, random);
  addMast(solid);
  return { panes, lamps: lampsOf(random) };
}

/** Where `down` of a place is this much. */
function xAt(down: number, z: number): number {
  let x = spineX(z) - down;
  for (let k = 0; k < 4; k++) x += downAt(x, z) - down;
  return x;
}

type Plot = { z: number; down: number; wide: number };

function addHouse(solid: Solid, { z, down, wide }: Plot, taller: number, random: Random): Pane[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const bazaar = bell(z, -70, 150) * smooth(120, 10, down);
  const x = xAt(down, z);
  const along = Math.atan2(xAt(down, z + 8) - xAt(down, z - 8), 16);
  const storeys = Math.max(1, Math.round(1.3 + 2.4 * random() ** 1.4 + taller + 3.4 * bazaar * random()));
  const flat = random() < (storeys > 3 ? 0.72 : 0.25);
  return addTownHouse(
    solid,
    {
      x,
      y: slopeY(x, z),
      z,
      turn: along - Math.PI / 2 + 0.24 * (random() - 0.5),
      wide,
      deep: 7 + 4 * random(),
      storeys,
      wall: pick(WALLS),
      roof: flat ? undefined : pick(ROOFS),
      trim: TRIM,
      bay: pick([2.2, 2.6, 3.4]),
      slabs: random() < 0.45,
      ridge: random() < 0.5 ? 1 : 0.5,
    },
    random,
  );
}

function addGrove(solid: Solid, { z, down, wide }: Plot, random: Random): void {
  for (let i = 0; i < 3; i++)
    addTree(solid, down + 9 * (random() - 0.5), z + (random() - 0.5) * wide, random);
}

function addTree(solid: Solid, down: number, z: number, random: Random): void {
  const x = xAt(down, z);
  const seed = Math.floor(random() * 1e6);
  if (random() < 0.45) {
    addFir(solid, {
      skin: WOOD,
      x,
      y: slopeY(x, z) - 0.5,
      z,
      tall: 10 + 9 * random(),
      seed,
      slim: 0.22,
      boughs: z > -120 ? 150 : 44,
    });
    return;
  }
  const radius = 2.6 + 2.4 * random();
  addCrown(solid, {
    skin: WOOD,
    x,
    y: slopeY(x, z) + radius,
    z,
    radius,
    leaves: z > -120 ? 420 : 200,
    leaf: z > -120 ? 0.6 : 0.9,
    seed,
  });
}

/** Forest below the town, on its far end and on the steep hollows. */
function addForest(solid: Solid, random: Random): void {
  for (let i = 0; i < 2600; i++) {
    const [down, z] = [lerp(0, 420, random() ** 0.8), lerp(-800, 170, random())];
    if (builtAt(down, z) < 0.4) addTree(solid, down, z, random);
  }
}

/** Where the television of the valley comes from. */
function addMast(solid: Solid): void {
  const [x, z] = [spineX(-250), -250];
  for (let k = 0; k < 5; k++)
    addBox(solid, {
      skin: TRIM,
      x,
      y: slopeY(x, z) + 7 * k,
      z,
      wide: 2.6 - 0.5 * k,
      deep: 2.6 - 0.5 * k,
      tall: 7,
    });
}

/** Street lamps at even steps along the roads, where there are houses. */
function lampsOf(random: Random): Vec[] {
  const lamps: Vec[] = [];
  for (let step = 0; step < 6; step++)
    for (let z = -640; z < 190; z += 11) {
      const down = TERRACE * (step + BENCH * 0.75);
      if (builtAt(down, z) < 0.16 + 0.2 * random()) continue;
      const x = xAt(down, z);
      lamps.push([x, slopeY(x, z) + 6, z]);
    }
  return lamps;
}
