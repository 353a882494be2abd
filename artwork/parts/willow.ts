import { addCrown, addLimb } from './foliage.ts';
import { randomOf } from './numbers.ts';
import type { Skin, Solid } from './solid/solid.ts';

export type Willow = { skin: Skin; stem: Skin; x: number; y: number; z: number; tall: number; seed: number };

/** A willow of the river banks: a short stem, a dome, and boughs of leaves that hang nearly to the ground. */
export function addWillow(solid: Solid, { skin, stem, x, y, z, tall, seed }: Willow): void {
  const random = randomOf(seed);
  const leaf = tall * 0.05;
  addLimb(solid, stem, [[x, y, z], [x + tall * 0.05, y + tall * 0.6, z], tall * 0.03, tall * 0.02]);
  const dome = {
    skin,
    x,
    z,
    y: y + tall * 0.72,
    radius: tall * 0.34,
    tall: tall * 0.26,
    leaves: 420,
    leaf,
    seed,
  };
  addCrown(solid, dome);
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + random();
    const out = tall * (0.26 + 0.12 * random());
    const long = tall * (0.2 + 0.14 * random());
    addCrown(solid, {
      skin,
      x: x + Math.cos(angle) * out,
      y: y + tall * 0.62 - long * 0.7,
      z: z + Math.sin(angle) * out,
      radius: tall * 0.11,
      tall: long,
      leaves: 120,
      leaf: leaf * 0.8,
      seed: seed * 17 + i,
    });
  }
}
