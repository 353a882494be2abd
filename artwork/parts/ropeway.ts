import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

type Spot = readonly [number, number];
export type Rope = { from: Spot; to: Spot; sag: number };
export type CabinInks = {
  body: Hex;
  side: Hex;
  roof: Hex;
  glass: Hex;
  light: Hex;
  dark: Hex;
  steel: Hex;
  rim: Hex;
};

/** Where a rope is at u, 0 to 1. */
export const alongRope = ({ from, to, sag }: Rope, u: number): Spot => [
  from[0] + (to[0] - from[0]) * u,
  from[1] + (to[1] - from[1]) * u + sag * 4 * u * (1 - u),
];

type RopeLook = { colour: Hex; light: Hex; width: number };

/** The rope that carries, with the sky along its upper side, and the thinner one that hauls. */
export function drawRope(pen: Pen, rope: Rope, { colour, light, width }: RopeLook): void {
  const line = (ink: Hex, wide: number, lower: number) => {
    pen.strokeStyle = ink;
    pen.lineWidth = wide;
    pen.beginPath();
    for (let i = 0; i <= 60; i++) {
      const [x, y] = alongRope(rope, i / 60);
      pen.lineTo(x, y + lower);
    }
    pen.stroke();
  };
  line(colour, width * 0.45, width * 3);
  line(colour, width, 0);
  line(light, width * 0.3, -width * 0.4);
}

export type Cabin = { at: Spot; size: number; slope: number; inks: CabinInks };

/** A large cabin from a little below: its long side in the last light, its end in shade, passengers against the lamps. */
export function drawCabin(pen: Pen, { at, size, slope, inks }: Cabin): void {
  pen.save();
  pen.translate(...at);
  pen.scale(size, size);
  drawCarriage(pen, inks, slope);
  pen.translate(0, 0.62);
  drawShell(pen, inks);
  drawWindows(pen, inks);
  drawPassengers(pen, inks);
  drawFrames(pen, inks);
  pen.restore();
}

/** Rounded below and above, a pale waist, the floor in shade, the sun along its left edge. */
function drawShell(pen: Pen, { body, side, roof, dark, rim }: CabinInks): void {
  pen.fillStyle = side;
  pen.beginPath();
  pen.moveTo(0.4, -0.01);
  pen.lineTo(0.6, -0.04);
  pen.quadraticCurveTo(0.69, -0.04, 0.69, 0.05);
  pen.lineTo(0.69, 0.58);
  pen.quadraticCurveTo(0.68, 0.68, 0.58, 0.72);
  pen.lineTo(0.36, 0.8);
  pen.fill();
  pen.fillStyle = body;
  pen.beginPath();
  pen.moveTo(-0.46, 0);
  pen.lineTo(0.42, 0);
  pen.lineTo(0.42, 0.66);
  pen.quadraticCurveTo(0.42, 0.8, 0.3, 0.8);
  pen.lineTo(-0.42, 0.8);
  pen.quadraticCurveTo(-0.54, 0.8, -0.54, 0.66);
  pen.lineTo(-0.54, 0.08);
  pen.quadraticCurveTo(-0.54, 0, -0.46, 0);
  pen.fill();
  polygon(pen, dark, [
    [-0.44, 0.8],
    [0.33, 0.8],
    [0.58, 0.72],
    [0.5, 0.77],
    [0.3, 0.84],
    [-0.4, 0.84],
  ]);
  polygon(pen, roof, [
    [-0.5, 0.01],
    [0.42, 0.01],
    [0.64, -0.035],
    [0.5, -0.1],
    [-0.36, -0.09],
  ]);
  polygon(pen, roof, [
    [-0.54, 0.545],
    [0.42, 0.545],
    [0.69, 0.47],
    [0.69, 0.51],
    [0.42, 0.59],
    [-0.54, 0.59],
  ]);
  polygon(pen, rim, [
    [-0.54, 0.08],
    [-0.515, 0.06],
    [-0.515, 0.68],
    [-0.54, 0.66],
  ]);
}

function drawWindows(pen: Pen, { light, glass }: CabinInks): void {
  polygon(pen, light, [
    [-0.48, 0.09],
    [0.37, 0.09],
    [0.37, 0.48],
    [-0.48, 0.48],
  ]);
  polygon(pen, glass, [
    [0.46, 0.08],
    [0.65, 0.045],
    [0.65, 0.4],
    [0.46, 0.47],
  ]);
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

function drawPassengers(pen: Pen, { dark, side }: CabinInks): void {
  PASSENGERS.forEach(([x, tall, broad], i) => {
    pen.fillStyle = i % 2 ? side : dark;
    pen.globalAlpha = 0.86;
    const shoulder = 0.48 - tall + 0.1;
    pen.beginPath();
    pen.moveTo(x - broad, 0.48);
    pen.bezierCurveTo(
      x - broad * 1.12,
      shoulder - 0.03,
      x - 0.05,
      shoulder - 0.01,
      x - 0.02,
      shoulder - 0.025,
    );
    pen.lineTo(x + 0.02, shoulder - 0.025);
    pen.bezierCurveTo(x + 0.05, shoulder - 0.01, x + broad * 1.12, shoulder - 0.03, x + broad, 0.48);
    pen.fill();
    pen.beginPath();
    pen.ellipse(x + (i % 3 ? 0.006 : -0.008), 0.48 - tall + 0.045, 0.031, 0.041, 0, 0, 7);
    pen.fill();
  });
  pen.globalAlpha = 1;
}

/** The bars of the windows, and the door with its own frame down to the floor. */
function drawFrames(pen: Pen, { body, side, dark }: CabinInks): void {
  pen.fillStyle = body;
  for (const x of [-0.28, -0.09, 0.1, 0.26]) pen.fillRect(x - 0.012, 0.09, 0.024, 0.39);
  polygon(pen, side, [
    [0.545, 0.064],
    [0.565, 0.06],
    [0.565, 0.43],
    [0.545, 0.44],
  ]);
  pen.strokeStyle = dark;
  pen.lineWidth = 0.012;
  pen.strokeRect(-0.09, 0.07, 0.19, 0.66);
}

/** Wheels on the rope, and the frame of two bars that carries the cabin. */
function drawCarriage(pen: Pen, { steel, dark }: CabinInks, slope: number): void {
  pen.fillStyle = steel;
  pen.strokeStyle = steel;
  pen.save();
  pen.rotate(Math.atan(slope));
  pen.fillRect(-0.36, 0.02, 0.72, 0.055);
  pen.fillStyle = dark;
  for (const x of [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3]) {
    pen.beginPath();
    pen.arc(x, 0, 0.042, 0, 7);
    pen.fill();
  }
  pen.restore();
  pen.lineWidth = 0.04;
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(-0.16, 0.6);
  pen.lineTo(-0.02, 0.06);
  pen.lineTo(0.05, 0.06);
  pen.lineTo(0.26, 0.58);
  pen.moveTo(-0.09, 0.34);
  pen.lineTo(0.16, 0.34);
  pen.stroke();
}

function polygon(pen: Pen, colour: Hex, points: readonly Spot[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.fill();
}
