import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Dhupi = { x: number; y: number; height: number; seed: number; needle?: number };

/** Cryptomeria, the dhupi of the Darjeeling hills: a mast bare for half its height, short drooping boughs, a narrow crown. */
export function drawDhupi(pen: Pen, { x, y, height, seed, needle = 0.002 }: Dhupi): void {
  const random = randomOf(seed);
  const lean = (random() - 0.5) * 0.03 * height;
  const half = height * 0.0135;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - half * 1.7, y + half * 0.2);
  pen.quadraticCurveTo(x - half, y - half * 3, x - half * 0.95, y - half * 9);
  pen.lineTo(x + lean, y - height);
  pen.lineTo(x + half * 0.95, y - half * 9);
  pen.quadraticCurveTo(x + half, y - half * 3, x + half * 1.7, y + half * 0.2);
  pen.fill();
  const bare = 0.3 + 0.14 * random();
  for (let u = 0.16; u < bare; u += 0.035) {
    if (random() < 0.45) continue;
    const side = random() < 0.5 ? 1 : -1;
    pen.lineWidth = half * 0.16;
    pen.beginPath();
    pen.moveTo(x, y - height * u);
    pen.lineTo(x + side * height * (0.012 + 0.018 * random()), y - height * (u - 0.009));
    pen.stroke();
  }
  const boughs = 62;
  for (let i = 0; i < boughs; i++) {
    const u = lerp(bare, 0.99, (i + random()) / boughs);
    if (y - height * u < -0.1) break;
    const long = height * 0.082 * (1.06 - u) ** 0.55 * (0.45 + 0.8 * random());
    drawBough(pen, { x: x + lean * u, y: y - height * u, long, side: i % 2 ? 1 : -1, needle, random });
  }
}

type Bough = { x: number; y: number; long: number; side: number; needle: number; random: () => number };

function drawBough(pen: Pen, { x, y, long, side, needle, random }: Bough): void {
  const droop = long * (0.25 + 0.4 * random());
  pen.lineWidth = needle * 0.7;
  pen.beginPath();
  pen.moveTo(x, y - long * 0.15);
  pen.quadraticCurveTo(x + side * long * 0.6, y - long * 0.05, x + side * long, y + droop);
  pen.stroke();
  const tufts = Math.max(6, Math.min(26, Math.round((long / needle) * 0.9)));
  for (let k = 0; k < tufts; k++) {
    const t = 0.15 + (0.9 * (k + random())) / tufts;
    const [px, py] = [x + side * long * t, y - long * 0.12 * (1 - t) + droop * t * t];
    const size = needle * (1.3 + 1.9 * random());
    pen.lineWidth = needle * (0.5 + 0.6 * random());
    pen.beginPath();
    pen.moveTo(px, py - size * 0.4);
    pen.lineTo(px + side * size * (random() - 0.2), py + size * (0.6 + random()));
    pen.stroke();
  }
}
