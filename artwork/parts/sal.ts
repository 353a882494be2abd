import { drawCrown } from './broadleaf.ts';
import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Sal = { x: number; y: number; height: number; seed: number; leaf?: number; bare?: number };

/** A sal of the Dooars: a straight grey column, bare far up, and a crown of tufts that is taller than wide. */
export function drawSal(pen: Pen, { x, y, height, seed, leaf = 0.0022, bare = 0.5 }: Sal): void {
  const random = randomOf(seed);
  const lean = (random() - 0.5) * 0.05 * height;
  const stem = (u: number) => x + lean * u;
  const thick = height * 0.013;
  pen.beginPath();
  pen.moveTo(x - thick * 1.3, y);
  pen.lineTo(stem(1) - thick * 0.2, y - height * 0.95);
  pen.lineTo(stem(1) + thick * 0.2, y - height * 0.95);
  pen.lineTo(x + thick * 1.3, y);
  pen.fill();
  const tufts = Math.round(13 + 22 * height * height);
  for (let i = 0; i < tufts; i++) {
    const u = lerp(bare, 0.97, (i + 0.5 * random()) / tufts);
    const wide = height * 0.15 * Math.sin(Math.PI * lerp(0.3, 0.97, (u - bare) / (1 - bare)));
    const side = (random() * 2 - 1) * wide;
    pen.lineWidth = height * 0.005;
    pen.beginPath();
    pen.moveTo(stem(u), y - height * (u - 0.05));
    pen.lineTo(stem(u) + side, y - height * u);
    pen.stroke();
    drawCrown(pen, {
      x: stem(u) + side,
      y: y - height * u,
      radius: height * (0.045 + 0.035 * random()),
      seed: seed * 31 + i,
      leaf,
      flat: 0.62,
    });
  }
}

export type SalStand = {
  ground: (x: number) => number;
  from: number;
  to: number;
  count: number;
  least: number;
  most: number;
  seed: number;
  leaf?: number;
};

/** The edge of a sal forest: columns at uneven distances with undergrowth at their feet. */
export function drawSalStand(
  pen: Pen,
  { ground, from, to, count, least, most, seed, leaf = 0.0022 }: SalStand,
): void {
  const random = randomOf(seed);
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, (i + 1.6 * (random() - 0.5)) / count);
    const height = lerp(least, most, random() ** 1.4);
    drawSal(pen, {
      x,
      y: ground(x) + 0.01,
      height,
      seed: seed * 97 + i,
      leaf,
      bare: lerp(0.4, 0.6, random()),
    });
    const low = least * (0.09 + 0.12 * random());
    drawCrown(pen, {
      x: x + 0.03 * random(),
      y: ground(x) - low * 0.3,
      radius: low,
      seed: seed * 53 + i,
      leaf,
      flat: 0.6,
    });
  }
}
