import { addDzongBlock, dzongSkins } from './dzong.ts';
import { addBox, addRoof } from './solid/shapes.ts';
import { twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';

const SKINS = dzongSkins({
  wall: ['#b9b3c9', '#fbf1df'],
  band: ['#5c2030', '#a63a35'],
  timber: ['#5b3a36', '#b9773f'],
  pane: '#35232b',
  roof: ['#7c3a35', '#c4603c'],
  crown: ['#a0702e', '#edb84a'],
  gold: ['#a8742c', '#f6cf66'],
});

const STONE = twoTone('#857b8c', '#d8c9b2');

export function addDzong(solid: Solid): void {
  solid.at({ x: -6, y: 5, z: -6 }, () => {
    addBox(solid, { skin: STONE, wide: 206, deep: 62, tall: 3, batter: 1 });
    addDzongBlock(solid, SKINS, { x: 22, y: 3, z: 16, wide: 140, deep: 15, tall: 20, rows: 2 });
    addDzongBlock(solid, SKINS, { x: 22, y: 3, z: -20, wide: 140, deep: 15, tall: 22, rows: 2 });
    addDzongBlock(solid, SKINS, { x: 92, y: 3, z: -2, wide: 16, deep: 50, tall: 23, rows: 2 });
    addDzongBlock(solid, SKINS, { x: -62, y: 3, z: -2, wide: 34, deep: 54, tall: 25, rows: 2, tiers: 2 });
    addDzongBlock(solid, SKINS, { x: -16, y: 3, z: -4, wide: 26, deep: 24, tall: 37, rows: 4, tiers: 3 });
    addDzongBlock(solid, SKINS, { x: 52, y: 3, z: -2, wide: 28, deep: 20, tall: 27, rows: 2, tiers: 2 });
    addBox(solid, { skin: STONE, x: -62, y: 0, z: 30, wide: 9, tall: 8, deep: 12, batter: 1 });
  });
}

/** The covered cantilever bridge over the Mo Chhu. */
export function addBridge(solid: Solid): void {
  const deck = 9;
  solid.at({ x: -40, y: 3, z: 37, turn: -1.24 }, () => {
    for (const z of [0, 62]) {
      addDzongBlock(solid, SKINS, { y: 1, z, wide: 11, deep: 9, tall: 17, rows: 1, tiers: 1, overhang: 2.4 });
      for (let k = 1; k <= 5; k++) {
        const toward = z === 0 ? 1 : -1;
        addBox(solid, {
          skin: SKINS.timber,
          y: deck - 0.8 * (6 - k),
          z: z + toward * (3 + k * 1.7),
          wide: 4,
          tall: 0.6,
          deep: 3.6 * k,
        });
      }
    }
    addBox(solid, { skin: SKINS.timber, y: deck, z: 31, wide: 4.4, tall: 0.8, deep: 60 });
    for (let z = 8; z < 56; z += 4)
      for (const x of [-1.9, 1.9])
        addBox(solid, { skin: SKINS.timber, x, y: deck, z, wide: 0.5, tall: 4, deep: 0.5 });
    solid.at({ y: deck + 4, z: 31, turn: Math.PI / 2 }, () =>
      addRoof(solid, {
        skin: SKINS.roof,
        edge: SKINS.gold,
        under: SKINS.under,
        y: 0,
        wide: 50,
        deep: 8,
        tall: 2,
        ridge: 48,
        thick: 0.5,
      }),
    );
  });
}
