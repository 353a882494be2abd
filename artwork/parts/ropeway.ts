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

function drawPassengers(pen: Pen, { dark, body }: CabinInks): void {
  pen.fillStyle = dark;
  for (const [x, tall] of [
    [-0.36, 0.27],
    [-0.22, 0.22],
    [-0.02, 0.28],
    [0.13, 0.24],
    [0.25, 0.29],
  ] as const) {
    pen.beginPath();
    pen.arc(x, 0.46 - tall + 0.05, 0.045, 0, 7);
    pen.fill();
    pen.beginPath();
    pen.ellipse(x, 0.47, 0.075, tall - 0.11, 0, Math.PI, 0);
    pen.fill();
  }
  pen.fillStyle = body;
  for (const x of [-0.29, -0.08, 0.18]) pen.fillRect(x - 0.012, 0.1, 0.024, 0.36);
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
