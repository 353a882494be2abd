import { addCrown } from './foliage.ts';
import { addTownHouse, type Pane } from './hill-town.ts';
import { noiseOf } from './noise.ts';
import { randomOf, smooth } from './numbers.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';

export const noise = noiseOf(33);

const WALLS = (
  [
    ['#4f5c78', '#cf9a85'],
    ['#48607a', '#b9a79c'],
    ['#565b74', '#dba981'],
    ['#42647c', '#a0aca9'],
    ['#6c7488', '#f0d5ae'],
    ['#4a7078', '#a9bda6'],
    ['#6a7084', '#e9c7a0'],
    ['#4a5870', '#bf877a'],
  ] as const
).map(([shade, lit]) => twoTone(shade, lit, 0.25));

const ROOFS = (
  [
    ['#3c4d6e', '#7d8a94'],
    ['#5a3f5c', '#a9646a'],
    ['#36576a', '#6f958f'],
  ] as const
).map(([shade, lit]) => twoTone(shade, lit, 0.2));

const TRIM = twoTone('#626788', '#d3a79c', 0.2);

const WOOD = skinOf(['#1c2a45', '#243654', '#3d4f62', '#77716c']);

/** The ridge of the town rises to the right; its slope falls to the viewer. */
const crestY = (x: number) =>
  78 + 40 * smooth(-150, 110, x) - 26 * smooth(110, 230, x) + 7 * noise.at(x * 0.012, 4);

export const slopeY = (x: number, z: number) =>
  crestY(x) -
  0.62 * Math.max(0, z + 40 + 16 * noise.at(x * 0.011, 1)) -
  1.1 * Math.max(0, -z - 52) +
  5 * noise.fbm(x * 0.02, z * 0.02, 3);

export function addTown(solid: Solid): Pane[] {
  const random = randomOf(77);
  const panes: Pane[] = [];
  for (let row = 0; row < 19; row++) {
    const z = -44 + row * 9.4;
    for (let x = -230 + 6 * random(); x < 250; ) {
      const wide = 8 + 8 * random() * random();
      const dense =
        0.93 - 0.035 * row + 0.5 * noise.fbm(x * 0.012, row * 0.3, 2) - 0.35 * smooth(-110, -200, x);
      const here = z + 5 * (random() - 0.5);
      if (random() < dense - 0.1) {
        const wall = WALLS[Math.floor(random() * WALLS.length)] as (typeof WALLS)[number];
        const roof = random() < 0.52 ? ROOFS[Math.floor(random() * ROOFS.length)] : undefined;
        const storeys = Math.round(2 + 6.5 * random() ** 1.6 * (1 - row * 0.025));
        panes.push(
          ...addTownHouse(
            solid,
            {
              x: x + wide / 2,
              y: slopeY(x + wide / 2, here),
              z: here,
              turn: (random() - 0.5) * 0.7 - 0.1,
              wide,
              deep: 7 + 3 * random(),
              storeys,
              wall,
              roof,
              trim: TRIM,
            },
            random,
          ),
        );
      } else if (random() < 0.95) {
        const radius = 3 + 3 * random();
        addCrown(solid, {
          skin: WOOD,
          x: x + 4,
          y: slopeY(x + 4, here) + radius * 0.8,
          z: here,
          radius,
          leaves: 110,
          leaf: 0.9,
          seed: row * 100 + Math.round(x),
        });
      }
      x += wide + 1 + 5 * random() * random();
    }
  }
  return panes;
}
