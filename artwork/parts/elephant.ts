import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';
import { type Knot, traceShape } from './smooth-shape.ts';

export type Elephant = {
  x: number;
  /** Where its feet stand, under water when it wades. */
  y: number;
  /** From the feet to the top of the back. */
  height: number;
  seed: number;
  /** 1 looks right. */
  side?: 1 | -1;
  trunk?: 'down' | 'curled' | 'raised';
  tusks?: boolean;
};

const BREADTH = 0.86;

/** Front and back edge of the trunk from brow to jaw, x forward and y up, in heights of the animal. */
const TRUNKS: Record<NonNullable<Elephant['trunk']>, readonly Knot[]> = {
  down: [
    [0.7, 0.66],
    [0.735, 0.46],
    [0.725, 0.26],
    [0.745, 0.1],
    [0.79, 0.05],
    [0.77, 0.015],
    [0.7, 0.03],
    [0.655, 0.12],
    [0.645, 0.3],
    [0.635, 0.46],
  ],
  curled: [
    [0.71, 0.68],
    [0.78, 0.54],
    [0.83, 0.42],
    [0.9, 0.38],
    [0.96, 0.44],
    [0.93, 0.48],
    [0.88, 0.44],
    [0.87, 0.33],
    [0.77, 0.34],
    [0.68, 0.5],
  ],
  raised: [
    [0.71, 0.745],
    [0.79, 0.755],
    [0.845, 0.85],
    [0.85, 0.99],
    [0.9, 1.1],
    [0.95, 1.1],
    [0.94, 0.98],
    [0.955, 0.83],
    [0.91, 0.67],
    [0.81, 0.575],
    [0.69, 0.54],
  ],
};

const BACK: readonly Knot[] = [
  [-0.61, 0.7],
  [-0.57, 0.84],
  [-0.43, 0.96],
  [-0.2, 1.01],
  [0.03, 0.98],
  [0.17, 0.92],
  [0.26, 0.94],
  [0.33, 1.02],
  [0.41, 1.05],
  [0.5, 1.035],
  [0.57, 0.97],
  [0.64, 0.84],
];
const BELLY: readonly Knot[] = [
  [0.58, 0.5],
  [0.5, 0.54],
  [0.4, 0.46],
  [0.3, 0.37],
  [0.1, 0.35],
  [-0.15, 0.34],
  [-0.34, 0.38],
  [-0.55, 0.44],
  [-0.61, 0.56],
];

const LIT: readonly (readonly Knot[])[] = [
  [
    [0.36, 0.84],
    [0.25, 0.86],
    [0.15, 0.77],
    [0.13, 0.63],
    [0.19, 0.46],
    [0.26, 0.5],
    [0.32, 0.62],
    [0.4, 0.7],
  ],
  [
    [0.45, 0.97],
    [0.53, 0.95],
    [0.6, 0.82],
    [0.66, 0.6],
    [0.6, 0.62],
    [0.54, 0.76],
    [0.48, 0.86],
  ],
];

/** An Asian elephant from the side in one ink: domed head, arched back, small ears. Calves have a larger head. */
export function drawElephant(pen: Pen, elephant: Elephant): void {
  const { trunk = 'down', seed, tusks = false } = elephant;
  const random = randomOf(seed);
  const stride = lerp(-0.05, 0.05, random());
  inBody(pen, elephant, () => {
    drawLeg(pen, 0.16 - stride, 0.4, 0.075);
    drawLeg(pen, -0.28 + stride, 0.4, 0.08);
    traceShape(pen, [...BACK, ...TRUNKS[trunk], ...BELLY]);
    pen.fill();
    drawLeg(pen, 0.3 + stride, 0.5, 0.09);
    drawLeg(pen, -0.44 - stride, 0.5, 0.095);
    pen.lineCap = 'round';
    pen.lineWidth = 0.022;
    pen.beginPath();
    pen.moveTo(-0.58, -0.84);
    pen.quadraticCurveTo(-0.69, -0.66, -0.64 - stride, -0.38);
    pen.stroke();
    if (tusks) {
      pen.lineWidth = 0.03;
      pen.beginPath();
      pen.moveTo(0.62, -0.56);
      pen.quadraticCurveTo(0.72, -0.46, 0.84, -0.5);
      pen.stroke();
    }
  });
}

/** What stands nearest, for a second ink a little lighter: the ear, brow and root of the trunk. */
export function drawElephantLight(pen: Pen, elephant: Elephant): void {
  inBody(pen, elephant, () => {
    for (const patch of LIT) {
      traceShape(pen, patch);
      pen.fill();
    }
  });
}

function inBody(pen: Pen, { x, y, height, side = 1 }: Elephant, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side * height * BREADTH, height);
  draw();
  pen.restore();
}

function drawLeg(pen: Pen, x: number, top: number, half: number): void {
  pen.beginPath();
  pen.moveTo(x - half * 1.25, -top);
  pen.quadraticCurveTo(x - half, -0.22, x - half, -0.05);
  pen.lineTo(x - half * 1.12, 0);
  pen.lineTo(x + half * 1.12, 0);
  pen.lineTo(x + half, -0.06);
  pen.quadraticCurveTo(x + half * 0.95, -0.24, x + half * 1.3, -top);
  pen.fill();
}
