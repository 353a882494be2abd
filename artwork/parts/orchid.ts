import { blend, type Hex } from './colour.ts';
import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';
import { fillShape, knotsOf, traceShape } from './smooth-shape.ts';

export type OrchidInks = { petal: Hex; edge: Hex; shade: Hex; lip: Hex; throat: Hex };
export type Orchid = {
  x: number;
  y: number;
  size: number;
  /** Turn of the flower in radians, and how far it looks aside, −1 to 1. */
  turn: number;
  aside: number;
  inks: OrchidInks;
  seed: number;
};

const PETAL = knotsOf(
  '0 0.02, -0.13 0.2, -0.22 0.5, -0.19 0.8, -0.07 1.0, 0.04 1.0, 0.18 0.82, 0.22 0.5, 0.14 0.2',
);
const LIP = knotsOf(
  '0 0.08, -0.2 -0.04, -0.26 -0.24, -0.19 -0.42, -0.28 -0.54, -0.17 -0.68, 0 -0.62, 0.17 -0.68, 0.28 -0.54, 0.19 -0.42, 0.26 -0.24, 0.2 -0.04',
);
const THROAT = knotsOf('0 0.06, -0.1 -0.06, -0.09 -0.28, 0 -0.42, 0.09 -0.28, 0.1 -0.06');
const COLUMN = knotsOf(
  '-0.07 0.14, -0.085 0.02, -0.06 -0.14, 0 -0.19, 0.06 -0.14, 0.085 0.02, 0.07 0.14, 0 0.18',
);

/** A cymbidium: three sepals behind, two petals before them, a ruffled lip. */
export function drawOrchid(pen: Pen, orchid: Orchid): void {
  const { x, y, size, turn, aside, inks, seed } = orchid;
  const random = randomOf(seed);
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size * (1 - 0.4 * Math.abs(aside)), size);
  const petal = (angle: number, long: number, wide: number, light: number) => {
    pen.save();
    pen.rotate(angle + (random() - 0.5) * 0.12);
    pen.scale(wide, long * (1 + 0.22 * aside * Math.sin(angle)));
    drawPetal(pen, inks, light);
    pen.restore();
  };
  petal(0, 1.0, 1.0, 0.95);
  petal(2.2, 0.98, 1.0, 0.35);
  petal(-2.2, 0.98, 1.0, 0.5);
  petal(1.12, 1.0, 1.22, 0.75);
  petal(-1.12, 1.0, 1.22, 1);
  pen.translate(0.05 * aside, 0.06);
  pen.fillStyle = blend(inks.lip, '#2a0a24', 0.45);
  pen.save();
  pen.translate(0.02, 0.03);
  fillShape(pen, LIP);
  pen.restore();
  pen.fillStyle = inks.lip;
  fillShape(pen, LIP);
  pen.fillStyle = inks.throat;
  fillShape(pen, THROAT);
  pen.fillStyle = blend(inks.lip, '#3a0a26', 0.4);
  for (let i = 0; i < 13; i++) {
    pen.beginPath();
    pen.ellipse((random() - 0.5) * 0.36, 0.2 + 0.4 * random(), 0.013, 0.02, 0, 0, 7);
    pen.fill();
  }
  pen.fillStyle = blend(inks.throat, '#fffbe8', 0.55);
  fillShape(pen, COLUMN);
  pen.fillStyle = inks.shade;
  pen.beginPath();
  pen.ellipse(0, 0.13, 0.045, 0.028, 0, 0, 7);
  pen.fill();
  pen.restore();
}

/** Shade at the base and along one side, veins, a pale rim where the light comes through. */
function drawPetal(pen: Pen, { petal, edge, shade }: OrchidInks, light: number): void {
  pen.fillStyle = blend(shade, petal, 0.35 + 0.65 * light);
  fillShape(pen, PETAL);
  pen.save();
  traceShape(pen, PETAL);
  pen.clip();
  pen.fillStyle = blend(petal, edge, 0.2 + 0.5 * light);
  pen.beginPath();
  pen.moveTo(-0.3, 0);
  pen.quadraticCurveTo(-0.04, -0.45, -0.02, -1.05);
  pen.lineTo(-0.4, -1.1);
  pen.fill();
  pen.fillStyle = blend(shade, petal, 0.2 * light);
  pen.beginPath();
  pen.ellipse(0.02, -0.08, 0.15, 0.3, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = blend(shade, petal, 0.62);
  for (let k = -3; k <= 3; k++) {
    pen.lineWidth = 0.01;
    pen.beginPath();
    pen.moveTo(k * 0.02, -0.05);
    pen.quadraticCurveTo(k * 0.075, -0.5, k * 0.045, -0.86 + 0.03 * Math.abs(k));
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = blend(edge, '#ffffff', 0.5 * light);
  pen.lineWidth = 0.016;
  traceShape(pen, PETAL);
  pen.stroke();
}

export type OrchidSpray = {
  /** The stalk as a curve from where it enters to its tip. */
  from: readonly [number, number];
  bend: readonly [number, number];
  to: readonly [number, number];
  flowers: number;
  size: number;
  inks: OrchidInks;
  stalk: Hex;
  seed: number;
};

/** An arching spray: buds at its tip, flowers that grow toward its root and overlap. */
export function drawOrchidSpray(
  pen: Pen,
  { from, bend, to, flowers, size, inks, stalk, seed }: OrchidSpray,
): void {
  const random = randomOf(seed);
  const along = (u: number) => {
    const axis = (k: 0 | 1) => (1 - u) ** 2 * from[k] + 2 * u * (1 - u) * bend[k] + u * u * to[k];
    return [axis(0), axis(1)] as const;
  };
  pen.lineCap = 'round';
  for (let k = 0; k < 40; k++) {
    pen.strokeStyle = stalk;
    pen.lineWidth = size * lerp(0.1, 0.035, k / 40);
    pen.beginPath();
    pen.moveTo(...along(k / 40));
    pen.lineTo(...along((k + 1) / 40));
    pen.stroke();
  }
  for (let k = 0; k < 4; k++)
    drawBud(pen, {
      at: along(0.88 + 0.04 * k),
      size: size * (0.3 - 0.055 * k),
      side: k % 2 ? 1 : -1,
      inks,
      stalk,
    });
  const places = Array.from({ length: flowers }, (_, k) => ({
    u: lerp(0.86, 0.28, k / Math.max(1, flowers - 1)),
    side: k % 2 ? 1 : -1,
    k,
  }));
  for (const { u, side, k } of places) {
    const [px, py] = along(u);
    const grown = size * lerp(0.72, 1.05, k / Math.max(1, flowers - 1));
    drawOrchid(pen, {
      x: px + side * grown * 0.42,
      y: py + grown * (0.3 + 0.3 * random()),
      size: grown,
      turn: side * 0.22 + (random() - 0.5) * 0.3,
      aside: side * (0.2 + 0.5 * random()),
      inks,
      seed: seed * 19 + k,
    });
  }
}

type Bud = { at: readonly [number, number]; size: number; side: number; inks: OrchidInks; stalk: Hex };

function drawBud(pen: Pen, { at: [x, y], size, side, inks, stalk }: Bud): void {
  pen.strokeStyle = stalk;
  pen.lineWidth = size * 0.14;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + side * size * 0.5, y + size * 0.3);
  pen.stroke();
  pen.fillStyle = blend(inks.petal, stalk, 0.35);
  pen.beginPath();
  pen.ellipse(x + side * size * 0.8, y + size * 0.5, size * 0.56, size * 0.3, side * 0.6, 0, 7);
  pen.fill();
  pen.fillStyle = blend(inks.edge, inks.petal, 0.5);
  pen.beginPath();
  pen.ellipse(x + side * size * 0.76, y + size * 0.42, size * 0.44, size * 0.15, side * 0.6, 0, 7);
  pen.fill();
}
