import type { Lab } from './colour.ts';
import { addCrown, addFir } from './foliage.ts';
import { randomOf } from './numbers.ts';
import { addBox, addLathe } from './solid/shapes.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';

export const GOLD = skinOf(['#8a5a2a', '#b9802f', '#ecb943', '#ffe79a'], 0.05);

const CREAM = twoTone('#b3a595', '#f6e8ca');

const RED = twoTone('#6c2530', '#b4403a');

const GREEN = twoTone('#27614f', '#5c9555');

const LAWN = skinOf(['#4a7a4a', '#5f8f4c', '#93b657', '#c6d374']);

const PINE = skinOf(['#143f45', '#1d524f', '#35704f', '#7a9a58']);

const BLOOM = skinOf(['#8c2f56', '#b34a6a', '#e07f8c', '#f9bdb4']);

/** A drum of three storeys, stepped as the pedestal at Ravangla is. */
export function addPedestal(solid: Solid): void {
  const tiers = [
    { radius: 25, y: 0, tall: 3.6 },
    { radius: 20.5, y: 3.6, tall: 4 },
    { radius: 16.6, y: 7.6, tall: 3.8 },
  ];
  for (const { radius, y, tall } of tiers) {
    addLathe(
      solid,
      [
        [radius, 0],
        [radius, tall],
      ],
      { skin: colonnade(radius), sides: 48, y },
    );
    addLathe(
      solid,
      [
        [radius, 0],
        [radius + 1.1, 0.15],
        [radius + 1.1, 0.8],
        [radius - 5, 0.9],
      ],
      { skin: GOLD, sides: 48, y: y + tall - 0.5 },
    );
    addLathe(
      solid,
      [
        [radius + 0.2, 0],
        [radius + 0.2, 0.8],
      ],
      { skin: RED, sides: 48, y: y + tall - 1.4 },
    );
  }
  for (let k = 0; k < 9; k++)
    addBox(solid, {
      skin: CREAM,
      z: 25 + 4.5 - k * 0.9,
      y: 0,
      wide: 9,
      deep: 1.2 + k * 0.2,
      tall: 0.45 * (k + 1),
    });
}

/** Pillars of red and green with dark bays between them. */
function colonnade(radius: number) {
  const bays = Math.round(radius * 2.1);
  const dark = twoTone('#3d2b33', '#6b4a40');
  return (tone: number, hit: Parameters<typeof CREAM>[1]): Lab => {
    const u = (hit.u * bays) % 1;
    if (hit.v < 0.14 || hit.v > 0.86) return CREAM(tone, hit);
    if (u < 0.2) return RED(tone, hit);
    return u > 0.3 && u < 0.9 && hit.v < 0.72 ? dark(tone, hit) : GREEN(tone, hit);
  };
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
  addBox(solid, { skin: CREAM, z: 62, y: -0.3, wide: 10, deep: 70, tall: 0.36 });
  const random = randomOf(5);
  for (const side of [-1, 1])
    for (let k = 0; k < 8; k++) {
      const z = 34 + k * 8.5;
      addCrown(solid, {
        skin: k % 2 ? BLOOM : PINE,
        x: side * 8,
        y: 0.7,
        z,
        radius: 1.7,
        leaves: 800,
        leaf: 0.19,
        seed: k + 60,
      });
    }
  for (let i = 0; i < 150; i++) {
    const angle = Math.PI * (0.02 + 0.96 * random());
    const out = 74 + 40 * random();
    addFir(solid, {
      skin: PINE,
      x: Math.cos(angle) * out * 1.2,
      y: -1,
      z: -Math.sin(angle) * out,
      tall: 9 + 9 * random(),
      seed: 200 + i,
      slim: 0.24,
      boughs: 70,
    });
  }
}
