import { clamp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Crown = { x: number; y: number; radius: number; seed: number; leaf?: number; flat?: number };

/** A tuft of leaves: small ellipses, never one large blob. */
export function drawCrown(pen: Pen, { x, y, radius, seed, leaf = 0.0018, flat = 0.75 }: Crown): void {
  const random = randomOf(seed);
  const count = clamp(Math.round(90 * (radius / 0.03) * (0.0026 / leaf)), 20, 900);
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random()) * radius;
    const [px, py] = [x + Math.cos(angle) * out * 1.25, y + Math.sin(angle) * out * flat];
    pen.beginPath();
    pen.ellipse(
      px,
      py,
      leaf * (0.6 + 0.9 * random()),
      leaf * (0.3 + 0.35 * random()),
      random() * Math.PI,
      0,
      7,
    );
    pen.fill();
  }
}

export type Broadleaf = {
  x: number;
  y: number;
  height: number;
  seed: number;
  /** 0.3 for a tall sal with a high crown, 0.7 for a spreading rhododendron. */
  spread?: number;
  /** Where the first branch leaves the stem, 0 foot to 1 top. */
  first?: number;
  branches?: number;
  leaf?: number;
};

/** A tree with a stem that bends, branches that rise, and a tuft of leaves on each. */
export function drawBroadleaf(pen: Pen, tree: Broadleaf): void {
  const { x, y, height, seed, spread = 0.24, first = 0.38, branches = 9, leaf = 0.0017 } = tree;
  const random = randomOf(seed);
  pen.lineCap = 'round';
  pen.lineWidth = height * 0.02;
  pen.beginPath();
  pen.moveTo(x, y);
  const topX = x + height * 0.06 * (random() - 0.5);
  pen.quadraticCurveTo(x + height * 0.04 * (random() - 0.5), y - height * 0.5, topX, y - height * 0.92);
  pen.stroke();
  for (let i = 0; i < branches; i++) {
    const u = first + ((1 - first - 0.02) * i) / branches;
    const side = i % 2 ? 1 : -1;
    const length = height * spread * (1.05 - u) * (0.7 + 0.6 * random()) * (1 / (1.05 - first));
    const [endX, endY] = [x + side * length, y - height * u - length * 0.55];
    pen.lineWidth = height * 0.007;
    pen.beginPath();
    pen.moveTo(x, y - height * u);
    pen.quadraticCurveTo(x + side * length * 0.5, y - height * u - length * 0.1, endX, endY);
    pen.stroke();
    drawCrown(pen, {
      x: endX,
      y: endY,
      radius: height * 0.085 * (0.7 + 0.6 * random()),
      seed: seed * 31 + i,
      leaf,
    });
  }
  drawCrown(pen, { x: topX, y: y - height * 0.93, radius: height * 0.08, seed, leaf });
}
