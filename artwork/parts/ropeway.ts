import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

type Spot = readonly [number, number];
export type Rope = { from: Spot; to: Spot; sag: number };
export type CabinInks = { body: Hex; side: Hex; roof: Hex; glass: Hex; light: Hex; dark: Hex };

/** Where a rope is at u, 0 to 1. */
export const alongRope = ({ from, to, sag }: Rope, u: number): Spot => [
  from[0] + (to[0] - from[0]) * u,
  from[1] + (to[1] - from[1]) * u + sag * 4 * u * (1 - u),
];

export function drawRope(pen: Pen, rope: Rope, { colour, width }: { colour: Hex; width: number }): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  for (let i = 0; i <= 60; i++) pen.lineTo(...alongRope(rope, i / 60));
  pen.stroke();
}

export type Cabin = { at: Spot; size: number; slope: number; inks: CabinInks; swing?: number };

/** A large cabin from a little below: its long side in the last light, its end in shade, passengers against the lamps. */
export function drawCabin(pen: Pen, { at, size, slope, inks, swing = 0 }: Cabin): void {
  pen.save();
  pen.translate(...at);
  pen.scale(size, size);
  drawCarriage(pen, inks.dark, slope);
  pen.rotate(swing);
  pen.translate(0, 0.62);
  polygon(pen, inks.roof, [
    [-0.56, 0],
    [0.44, 0],
    [0.7, -0.05],
    [0.66, -0.1],
    [-0.46, -0.09],
  ]);
  polygon(pen, inks.body, [
    [-0.54, 0],
    [0.42, 0],
    [0.42, 0.74],
    [0.36, 0.8],
    [-0.48, 0.8],
    [-0.54, 0.74],
  ]);
  polygon(pen, inks.side, [
    [0.42, 0],
    [0.68, -0.045],
    [0.68, 0.64],
    [0.62, 0.71],
    [0.36, 0.8],
    [0.42, 0.74],
  ]);
  polygon(pen, inks.light, [
    [-0.48, 0.1],
    [0.37, 0.1],
    [0.37, 0.46],
    [-0.48, 0.46],
  ]);
  polygon(pen, inks.glass, [
    [0.46, 0.09],
    [0.64, 0.055],
    [0.64, 0.39],
    [0.46, 0.45],
  ]);
  drawPassengers(pen, inks);
  pen.fillStyle = inks.roof;
  pen.fillRect(-0.54, 0.54, 0.96, 0.05);
  pen.restore();
}

/** Place, height over the sill, breadth of the shoulders: they stand close, some half behind others. */
const PASSENGERS = [
  [-0.4, 0.24, 0.07],
  [-0.31, 0.29, 0.085],
  [-0.2, 0.2, 0.06],
  [-0.03, 0.27, 0.08],
  [0.06, 0.23, 0.075],
  [0.24, 0.28, 0.08],
  [0.31, 0.22, 0.07],
] as const;

function drawPassengers(pen: Pen, { dark, body, side }: CabinInks): void {
  PASSENGERS.forEach(([x, tall, broad], i) => {
    pen.fillStyle = i % 2 ? side : dark;
    pen.globalAlpha = 0.86;
    const shoulder = 0.46 - tall + 0.1;
    pen.beginPath();
    pen.moveTo(x - broad, 0.46);
    pen.bezierCurveTo(
      x - broad * 1.12,
      shoulder - 0.03,
      x - 0.05,
      shoulder - 0.01,
      x - 0.02,
      shoulder - 0.025,
    );
    pen.lineTo(x + 0.02, shoulder - 0.025);
    pen.bezierCurveTo(x + 0.05, shoulder - 0.01, x + broad * 1.12, shoulder - 0.03, x + broad, 0.46);
    pen.fill();
    pen.beginPath();
    pen.ellipse(x + (i % 3 ? 0.006 : -0.008), 0.46 - tall + 0.045, 0.031, 0.041, 0, 0, 7);
    pen.fill();
  });
  pen.globalAlpha = 1;
  pen.fillStyle = body;
  for (const x of [-0.25, -0.13, 0.15]) pen.fillRect(x - 0.012, 0.1, 0.024, 0.36);
}

/** Wheels on the rope and the bent arm that carries the cabin. */
function drawCarriage(pen: Pen, dark: Hex, slope: number): void {
  pen.fillStyle = dark;
  pen.strokeStyle = dark;
  pen.save();
  pen.rotate(Math.atan(slope));
  pen.fillRect(-0.34, -0.015, 0.68, 0.06);
  for (const x of [-0.28, -0.14, 0.14, 0.28]) {
    pen.beginPath();
    pen.arc(x, -0.01, 0.045, 0, 7);
    pen.fill();
  }
  pen.restore();
  pen.lineWidth = 0.055;
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(0, 0.02);
  pen.lineTo(0.1, 0.16);
  pen.lineTo(0.1, 0.4);
  pen.lineTo(0.05, 0.56);
  pen.stroke();
}

function polygon(pen: Pen, colour: Hex, points: readonly Spot[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.fill();
}
