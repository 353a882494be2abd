import { randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Person = {
  x: number;
  y: number;
  height: number;
  seed: number;
  bag?: boolean;
  arm?: 'down' | 'raised';
};

/** Someone standing, seen from behind or in part, small and dark: weight on one leg, shoulders, a scarf or a bag. */
export function drawPerson(pen: Pen, { x, y, height: H, seed, bag, arm = 'down' }: Person): void {
  const random = randomOf(seed);
  const w = H * (0.14 + 0.05 * random());
  const lean = (random() - 0.5) * w;
  const head = x + lean * 1.5;
  pen.beginPath();
  pen.moveTo(x - w * 0.5, y);
  pen.quadraticCurveTo(x - w * 0.75, y - H * 0.3, x - w * 0.85, y - H * 0.5);
  pen.quadraticCurveTo(x - w * 1.2 + lean, y - H * 0.76, x - w * 0.3 + lean, y - H * 0.85);
  pen.quadraticCurveTo(x + lean, y - H * 0.885, x + w * 0.3 + lean, y - H * 0.85);
  pen.quadraticCurveTo(x + w * 1.2 + lean, y - H * 0.74, x + w * 0.82, y - H * 0.44);
  pen.quadraticCurveTo(x + w * 0.7, y - H * 0.2, x + w * 0.55, y);
  pen.lineTo(x + w * 0.1, y);
  pen.lineTo(x + w * 0.02, y - H * 0.3);
  pen.lineTo(x - w * 0.1, y);
  pen.fill();
  pen.beginPath();
  pen.ellipse(head, y - H * 0.91, H * 0.052, H * 0.066, lean * 2, 0, 7);
  pen.fill();
  if (random() < 0.45) capOf(pen, head, y - H * 0.945, H);
  if (arm === 'raised') {
    pen.lineWidth = w * 0.36;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x + w * 0.6 + lean, y - H * 0.76);
    pen.lineTo(x + w * 1.15 + lean, y - H * 0.86);
    pen.lineTo(x + w * 0.5 + lean, y - H * 0.98);
    pen.stroke();
  }
  if (bag ?? random() < 0.4) {
    pen.beginPath();
    pen.ellipse(x - w * 0.85, y - H * 0.64, w * 0.5, H * 0.15, 0, 0, 7);
    pen.fill();
  }
}

function capOf(pen: Pen, x: number, y: number, H: number): void {
  pen.beginPath();
  pen.ellipse(x, y, H * 0.058, H * 0.046, 0, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.arc(x, y - H * 0.046, H * 0.016, 0, 7);
  pen.fill();
}

export type Crowd = {
  from: number;
  to: number;
  ground: (x: number) => number;
  height: number;
  count: number;
  seed: number;
};

/** Small groups with gaps between, as people stand at a view. */
export function drawCrowd(pen: Pen, { from, to, ground, height, count, seed }: Crowd): void {
  const random = randomOf(seed);
  let x = from;
  for (let i = 0; i < count && x < to; i++) {
    const tall = height * (0.82 + 0.3 * random());
    drawPerson(pen, {
      x,
      y: ground(x) + 0.004,
      height: tall,
      seed: seed * 53 + i,
      arm: random() < 0.22 ? 'raised' : 'down',
    });
    x += height * (random() < 0.3 ? 0.7 + 1.3 * random() : 0.16 + 0.2 * random());
  }
}
