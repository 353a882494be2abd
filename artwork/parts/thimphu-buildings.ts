import { addDzongBlock, dzongSkins } from './dzong.ts';
import { addTownHouse } from './hill-town.ts';
import { randomOf } from './numbers.ts';
import { twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';
import { bank, landHeight, riverX } from './thimphu-ground.ts';

const DZONG = dzongSkins({
  wall: ['#8b86a0', '#fff0d2'],
  band: ['#54252f', '#a8402f'],
  timber: ['#54352f', '#b9743a'],
  pane: '#2d2128',
  roof: ['#96592f', '#e59a40'],
  crown: ['#b4762d', '#ffcb58'],
  gold: ['#a06a26', '#ffd770'],
});

const WALLS = [
  twoTone('#8f8899', '#f8e5c5'),
  twoTone('#9a8788', '#eccfa2'),
  twoTone('#85899a', '#e8dfc8'),
] as const;

const ROOFS = [
  twoTone('#6c4136', '#b8693f'),
  twoTone('#41584e', '#7f9161'),
  twoTone('#745a4a', '#c4935a'),
] as const;

export const TRIM = twoTone('#5f3c34', '#a9653a');

export function addTashichho(solid: Solid): void {
  solid.at({ x: -84, y: 1, z: -36, turn: -0.16 }, () => {
    const wing = { y: 0, tall: 17, rows: 2 } as const;
    addDzongBlock(solid, DZONG, { ...wing, z: 40, wide: 112, deep: 15 });
    addDzongBlock(solid, DZONG, { ...wing, z: -44, wide: 112, deep: 15 });
    for (const x of [-49, 49]) addDzongBlock(solid, DZONG, { ...wing, x, z: -2, wide: 14, deep: 86 });
    for (const x of [-50, 50])
      for (const z of [-44, 40])
        addDzongBlock(solid, DZONG, { x, z, wide: 23, deep: 22, tall: 24, rows: 2, tiers: 3 });
    addDzongBlock(solid, DZONG, { x: 0, z: -6, wide: 28, deep: 26, tall: 32, rows: 3, tiers: 3 });
    addDzongBlock(solid, DZONG, { x: 0, z: 26, wide: 40, deep: 14, tall: 17, rows: 2, tiers: 2 });
  });
}

export function addCity(solid: Solid): void {
  const random = randomOf(18);
  for (let i = 0; i < 340; i++) {
    const z = -230 - 360 * random();
    const x = riverX(z) + (random() - 0.3) * 2 * (100 + 90 * random());
    if (bank(x, z) < 10) continue;
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    addTownHouse(
      solid,
      {
        x,
        y: landHeight(x, z),
        z,
        turn: -0.1 + (random() - 0.5) * 0.5,
        wide: 9 + 13 * random() ** 1.6,
        deep: 9 + 5 * random(),
        storeys: 2 + Math.floor(4 * random()),
        slabs: random() < 0.4,
        bay: 2.4 + 1.2 * random(),
        wall: pick(WALLS),
        roof: pick(ROOFS),
        trim: TRIM,
      },
      random,
    );
  }
  for (const [x, z] of [
    [96, 60],
    [150, 20],
    [118, -40],
    [206, 70],
  ] as const)
    addDzongBlock(solid, DZONG, {
      x,
      y: landHeight(x, z) - 1,
      z,
      wide: 12,
      deep: 9,
      tall: 9,
      rows: 1,
      overhang: 2,
    });
}
