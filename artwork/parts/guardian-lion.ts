import type { Pen } from './plate.ts';
import { fillShape, knotsOf } from './smooth-shape.ts';

export type GuardianLion = { x: number; y: number; height: number; side?: 1 | -1 };

const BODY = knotsOf(
  '-0.4 0.2, -0.42 0.36, -0.36 0.5, -0.24 0.58, -0.1 0.66, 0.02 0.8, 0.2 0.82, 0.3 0.66, 0.3 0.46, 0.27 0.34, 0.3 0.27, 0.38 0.25, 0.39 0.2',
);
const MANE = knotsOf(
  '-0.09 0.6, -0.14 0.74, -0.1 0.78, -0.11 0.9, -0.04 0.94, -0.02 1.04, 0.07 1.04, 0.13 1.1, 0.22 1.06, 0.29 1.06, 0.31 0.98, 0.3 0.9, 0.33 0.8, 0.27 0.72, 0.27 0.6, 0.19 0.56, 0.14 0.48, 0.05 0.52, 0 0.56',
);
const HEAD = knotsOf(
  '0.2 1.0, 0.3 1.01, 0.36 0.95, 0.44 0.9, 0.465 0.83, 0.43 0.785, 0.45 0.74, 0.4 0.7, 0.3 0.7, 0.2 0.78',
);
const HAUNCH = knotsOf(
  '-0.36 0.26, -0.34 0.42, -0.24 0.5, -0.1 0.46, -0.06 0.34, -0.02 0.24, 0.04 0.21, -0.3 0.21',
);

/** One of the stone lions that sit at the ends of the bridge, on its plinth. */
export function drawGuardianLion(pen: Pen, { x, y, height, side = 1 }: GuardianLion): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side * height, height);
  pen.fillRect(-0.44, -0.22, 0.88, 0.22);
  pen.fillRect(-0.5, -0.24, 1, 0.06);
  fillShape(pen, BODY);
  fillShape(pen, MANE);
  fillShape(pen, HEAD);
  for (const foot of [0.16, 0.26]) pen.fillRect(foot - 0.045, -0.5, 0.08, 0.3);
  pen.lineWidth = 0.06;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(-0.34, -0.3);
  pen.quadraticCurveTo(-0.52, -0.46, -0.42, -0.66);
  pen.stroke();
  pen.restore();
}

/** Its head and haunch, which stand before the rest: a second ink. */
export function drawLionRelief(pen: Pen, { x, y, height, side = 1 }: GuardianLion): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side * height, height);
  for (const shape of [HEAD, HAUNCH]) fillShape(pen, shape);
  pen.fillRect(-0.5, -0.24, 1, 0.05);
  pen.restore();
}
