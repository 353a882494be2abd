import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Grass = {
  from: number;
  to: number;
  ground: (x: number) => number;
  height: number;
  count: number;
  seed: number;
  lean?: number;
};

/** Blades of uneven length that bend either way. */
export function drawGrass(pen: Pen, { from, to, ground, height, count, seed, lean = 0 }: Grass): void {
  const random = randomOf(seed);
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, random());
    const y = ground(x) + 0.004;
    const length = height * (0.4 + random());
    const bend = (random() - 0.5 + lean) * length * 0.9;
    const half = height * 0.05;
    pen.beginPath();
    pen.moveTo(x - half, y);
    pen.quadraticCurveTo(x, y - length * 0.6, x + bend, y - length);
    pen.quadraticCurveTo(x + half, y - length * 0.5, x + half, y);
    pen.fill();
  }
}
