import { addLoft } from './solid/shapes.ts';
import type { Skin, Solid } from './solid/solid.ts';
import type { Vec } from './solid/vector.ts';

export type Lotus = { skin: Skin; y?: number; radius: number; tall: number; petals?: number; deep?: number };

/** The lotus seat: a ring of petals that open upward over one that opens downward. */
export function addLotus(solid: Solid, { skin, y = 0, radius, tall, petals = 20, deep = 0.78 }: Lotus): void {
  const ring = (height: number, out: number, bulge: number): Vec[] =>
    Array.from({ length: petals * 8 }, (_, i) => {
      const angle = (i / (petals * 8)) * Math.PI * 2;
      const petal = Math.abs(Math.sin((angle * petals) / 2)) ** 0.55;
      const r = radius * (out + bulge * petal);
      return [Math.cos(angle) * r, y + height * tall, -Math.sin(angle) * r * deep];
    });
  const smooth = true;
  addLoft(solid, [ring(0, 0.98, 0.1), ring(0.12, 0.96, 0.12), ring(0.28, 0.9, 0.1), ring(0.42, 0.84, 0.02)], {
    skin,
    smooth,
  });
  addLoft(
    solid,
    [ring(0.4, 0.84, 0.02), ring(0.6, 0.87, 0.1), ring(0.82, 0.92, 0.13), ring(1, 0.9, 0.1), ring(1, 0.1, 0)],
    { skin, smooth },
  );
}
