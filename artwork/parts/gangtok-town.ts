import { addCrown } from './foliage.ts';
import { addTownHouse, type Pane } from './hill-town.ts';
import { noiseOf } from './noise.ts';
import { type Random, randomOf, smooth } from './numbers.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';

export const noise = noiseOf(33);

const WALLS = (
  [
    ['#5a5676', '#e39a84'],
    ['#46607e', '#a9c0c4'],
    ['#6c6a84', '#f2dcb8'],
    ['#4a6b78', '#9fc7ae'],
    ['#6b5f74', '#f0b98a'],
    ['#57688a', '#c9cbd6'],
    ['#6a6a7c', '#ecd08f'],
    ['#5f5470', '#d88a8a'],
  ] as const
).map(([shade, lit]) => twoTone(shade, lit, 0.25));

const ROOFS = (
  [
    ['#334a6c', '#6f8fa0'],
    ['#63324a', '#c05a52'],
    ['#2a5660', '#5f9c86'],
    ['#6a3c48', '#b9624e'],
  ] as const
).map(([shade, lit]) => twoTone(shade, lit, 0.2));

const TRIM = twoTone('#7d7f9c', '#f4dcc0', 0.2);

const WOOD = skinOf(['#14233c', '#1c3348', '#33564f', '#7c8058']);

/** The ridge of the town rises to the right; its slope falls steeply to the viewer. */
const crestY = (x: number) =>
  80 + 44 * smooth(-170, 110, x) - 22 * smooth(120, 240, x) + 6 * noise.at(x * 0.014, 4);

const FALL = 0.8;
const front = (x: number) => -40 + 16 * noise.at(x * 0.009, 1);

export const slopeY = (x: number, z: number) =>
  crestY(x) -
  FALL * Math.max(0, z - front(x)) -
  1.1 * Math.max(0, -z - 52) +
  3 * noise.fbm(x * 0.014, z * 0.014, 2);

const ROWS = 20;
const STEP = 9.2;

/** Rows of houses along the contours, wall to wall; groves between the quarters. */
export function addTown(solid: Solid): Pane[] {
  const random = randomOf(77);
  const panes: Pane[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let x = -240 + 9 * random(); x < 260; ) {
      const wide = 8 + 9 * random();
      const middle = x + wide / 2;
      const z = front(middle) - 3 + row * STEP + 1.6 * (random() - 0.5);
      const grove = noise.fbm(middle * 0.011 + 3, row * 0.21, 3) + 0.012 * row + 0.3 * smooth(-120, -220, x);
      if (grove < 0.2) panes.push(...addHouse(solid, { x: middle, z, wide, row, random }));
      else addGrove(solid, { x: middle, z, wide, seed: row * 100 + Math.round(x) });
      x += wide + 0.6 + (random() < 0.16 ? 4 : 0);
    }
  }
  return panes;
}

type Plot = { x: number; z: number; wide: number; row: number; random: Random };

function addHouse(solid: Solid, { x, z, wide, row, random }: Plot): Pane[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const along = (front(x + 4) - front(x - 4)) / 8;
  const roof = random() < 0.62 ? pick(ROOFS) : undefined;
  const storeys = Math.round(2.2 + 2.6 * random() + (random() < 0.12 ? 2 : 0) - 0.04 * row);
  const place = { x, y: slopeY(x, z), z, turn: -Math.atan(along) * 0.8 + (random() - 0.5) * 0.16 };
  return addTownHouse(
    solid,
    { ...place, wide, deep: 8 + 2 * random(), storeys, wall: pick(WALLS), roof, trim: TRIM },
    random,
  );
}

function addGrove(
  solid: Solid,
  { x, z, wide, seed }: { x: number; z: number; wide: number; seed: number },
): void {
  const random = randomOf(seed);
  for (let i = 0; i < 3; i++) {
    const radius = 3.4 + 2.6 * random();
    const [px, pz] = [x + (random() - 0.5) * wide, z + 7 * (random() - 0.5)];
    addCrown(solid, {
      skin: WOOD,
      x: px,
      y: slopeY(px, pz) + radius * 0.9,
      z: pz,
      radius,
      leaves: 150,
      leaf: 1.1,
      seed: seed * 3 + i,
    });
  }
}
