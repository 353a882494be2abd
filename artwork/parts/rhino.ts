import type { Pen } from './plate.ts';
import { fillShape, knotsOf } from './smooth-shape.ts';

export type Rhino = {
  x: number;
  /** Where its feet stand. */
  y: number;
  height: number;
  /** 1 looks right. */
  side?: 1 | -1;
};

const BODY = knotsOf(
  '-0.82 0.46, -0.86 0.66, -0.79 0.85, -0.6 0.955, -0.34 0.95, -0.05 0.905, 0.16 0.94, 0.36 0.995, 0.52 0.95, 0.63 0.86, 0.74 0.78, 0.83 0.68, 0.89 0.575, 0.97 0.565, 1.06 0.51, 1.11 0.42, 1.08 0.345, 0.98 0.325, 0.88 0.36, 0.78 0.385, 0.68 0.37, 0.58 0.3, 0.34 0.25, 0 0.21, -0.34 0.23, -0.62 0.33',
);
const HORN = knotsOf(
  '0.9 0.575, 0.945 0.655, 0.985 0.74, 1.0 0.81, 1.04 0.73, 1.055 0.64, 1.05 0.54, 0.97 0.53',
);
const EARS = [
  knotsOf('0.575 0.86, 0.545 0.93, 0.565 0.995, 0.62 0.985, 0.66 0.92, 0.67 0.83'),
  knotsOf('0.69 0.8, 0.695 0.89, 0.735 0.94, 0.77 0.9, 0.775 0.82, 0.75 0.75'),
];
/** The plates of its hide: rump, flank, shoulder, neck folds and cheek. */
const PLATES = [
  knotsOf(
    '-0.81 0.6, -0.81 0.74, -0.74 0.86, -0.6 0.925, -0.42 0.925, -0.4 0.76, -0.44 0.6, -0.56 0.53, -0.7 0.53',
  ),
  knotsOf('-0.75 0.48, -0.58 0.49, -0.46 0.45, -0.42 0.3, -0.56 0.22, -0.7 0.28'),
  knotsOf(
    '-0.36 0.92, -0.05 0.88, 0.14 0.9, 0.11 0.7, 0.12 0.5, 0.06 0.33, -0.14 0.29, -0.34 0.34, -0.36 0.56, -0.33 0.76',
  ),
  knotsOf(
    '0.19 0.92, 0.36 0.965, 0.47 0.92, 0.42 0.76, 0.43 0.6, 0.5 0.44, 0.36 0.33, 0.2 0.4, 0.17 0.6, 0.16 0.78',
  ),
  knotsOf('0.52 0.9, 0.59 0.84, 0.57 0.7, 0.6 0.56, 0.66 0.46, 0.58 0.4, 0.51 0.5, 0.48 0.66, 0.48 0.8'),
  knotsOf(
    '0.66 0.8, 0.76 0.71, 0.83 0.6, 0.9 0.52, 0.99 0.51, 1.04 0.45, 0.98 0.4, 0.86 0.42, 0.74 0.46, 0.65 0.6',
  ),
];

/** The Indian rhinoceros from the side in one ink: one horn, low head, heavy folds. */
export function drawRhino(pen: Pen, rhino: Rhino): void {
  inBody(pen, rhino, () => {
    fillShape(pen, BODY);
    fillShape(pen, HORN);
    for (const ear of EARS) fillShape(pen, ear);
    for (const x of [-0.68, -0.46, 0.24, 0.46]) {
      pen.beginPath();
      pen.moveTo(x - 0.13, -0.4);
      pen.lineTo(x - 0.09, 0);
      pen.lineTo(x + 0.1, 0);
      pen.lineTo(x + 0.14, -0.4);
      pen.fill();
    }
  });
}

/** Its plates, for a second ink: the gaps between them are the folds. */
export function drawRhinoPlates(pen: Pen, rhino: Rhino): void {
  inBody(pen, rhino, () => {
    pen.lineWidth = 0.034;
    pen.lineJoin = 'round';
    for (const plate of PLATES) {
      fillShape(pen, plate);
      pen.stroke();
    }
  });
}

/** The small eye, low on the head under its fold, and the nostril. */
export function drawRhinoEye(pen: Pen, rhino: Rhino): void {
  inBody(pen, rhino, () => {
    pen.fillStyle = '#191218';
    for (const [x, y, wide, tall] of [
      [0.83, -0.545, 0.026, 0.02],
      [1.055, -0.43, 0.014, 0.024],
    ] as const) {
      pen.beginPath();
      pen.ellipse(x, y, wide, tall, 0.5, 0, 7);
      pen.fill();
    }
    pen.strokeStyle = '#2d2229';
    pen.lineWidth = 0.013;
    pen.beginPath();
    pen.moveTo(0.775, -0.575);
    pen.quadraticCurveTo(0.83, -0.605, 0.872, -0.55);
    pen.stroke();
    pen.fillStyle = '#f2c48c';
    pen.beginPath();
    pen.arc(0.838, -0.552, 0.006, 0, 7);
    pen.fill();
  });
}

function inBody(pen: Pen, { x, y, height, side = 1 }: Rhino, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side * height, height);
  draw();
  pen.restore();
}
