import { addSquareChorten } from './chorten.ts';
import { addCrown } from './foliage.ts';
import { noiseOf } from './noise.ts';
import { randomOf, smooth } from './numbers.ts';
import { skinOf, twoTone } from './solid/skins.ts';
import type { Solid } from './solid/solid.ts';

const noise = noiseOf(8);

const CHORTEN = {
  white: twoTone('#8b93b8', '#fbeede', 0.35),
  gold: twoTone('#a4763c', '#f8cf73', 0.4),
  red: twoTone('#64334a', '#b6503f'),
  niche: twoTone('#4a4a66', '#8d7f7c'),
};

const SHRUB = skinOf(['#4a4f72', '#5f6484', '#a58f86', '#e2c9ac']);

/** The mound with its three rings; the road cuts below it. */
export function hillHeight(x: number, z: number): number {
  const r = Math.hypot(x, z * 1.1);
  const terraces = 3.2 * (smooth(27, 25, r) + smooth(20, 18, r) + smooth(13, 11, r) + smooth(6.5, 5.5, r));
  return (
    -5 + terraces + 6 * smooth(60, 22, r) - 12 * smooth(-30, -110, z) + 0.5 * noise.fbm(x * 0.08, z * 0.08, 3)
  );
}

/** 108: 45 in the lowest ring, 36 and 27 above, and the large one on top. */
export function addRings(solid: Solid): void {
  for (const [count, radius] of [
    [45, 24.2],
    [36, 17.2],
    [26, 10.4],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5) / count) * Math.PI * 2;
      const [x, z] = [Math.cos(angle) * radius, (Math.sin(angle) * radius) / 1.1];
      solid.at({ x, y: hillHeight(x, z) - 0.1, z, turn: Math.PI / 2 - angle, scale: 0.86 }, () =>
        addSquareChorten(solid, CHORTEN),
      );
    }
  solid.at({ y: hillHeight(0, 0), scale: 1.75 }, () => addSquareChorten(solid, CHORTEN));
}

export function addGrowth(solid: Solid): void {
  const random = randomOf(31);

  for (let i = 0; i < 90; i++) {
    const angle = random() * Math.PI * 2;
    const r = 29 + 22 * random() ** 2;
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    addCrown(solid, {
      skin: SHRUB,
      x,
      y: hillHeight(x, z) + 0.3,
      z,
      radius: 0.7 + random(),
      leaves: 60,
      leaf: 0.22,
      seed: 100 + i,
    });
  }
}
