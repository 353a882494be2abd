import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Yak = { x: number; y: number; height: number; seed: number; side?: 1 | -1; grazing?: boolean };

/** How far a yak has turned its head up from where it rests, and swung its tail, both in radians. */
export type YakPose = { head: number; tail: number };

const AT_REST: YakPose = { head: 0, tail: 0 };

/** A yak in one ink: hump, hanging skirt of hair, low head with its sweep of horn. `side` 1 looks right. */
export function drawYak(
  pen: Pen,
  { x, y, height: h, seed, side = 1, grazing = false }: Yak,
  { head, tail } = AT_REST,
): void {
  const random = randomOf(seed);
  pen.save();
  pen.translate(x, y);
  pen.scale(side * h, h);
  for (const leg of [-0.46, -0.34, 0.28, 0.4]) pen.fillRect(leg - 0.035, -0.3, 0.075 + 0.01 * random(), 0.3);
  pen.beginPath();
  pen.moveTo(-0.62, -0.62);
  pen.bezierCurveTo(-0.6, -0.86, -0.3, -0.84, -0.12, -0.86);
  pen.bezierCurveTo(0.08, -0.92, 0.2, -1.08, 0.36, -1);
  pen.bezierCurveTo(0.52, -0.92, 0.6, -0.78, 0.62, -0.6);
  pen.bezierCurveTo(0.6, -0.4, 0.5, -0.26, 0.36, -0.24);
  pen.lineTo(-0.46, -0.22);
  pen.bezierCurveTo(-0.6, -0.3, -0.66, -0.46, -0.62, -0.62);
  pen.fill();
  drawSkirt(pen, random);
  drawHead(pen, (grazing ? 0.75 : 0.12) - head);
  drawTail(pen, tail);
  pen.restore();
}

function drawSkirt(pen: Pen, random: () => number): void {
  pen.lineCap = 'round';
  for (let i = 0; i < 70; i++) {
    const u = random();
    const px = lerp(-0.58, 0.5, u);
    const top = -0.34 - 0.08 * random();
    pen.lineWidth = 0.016 + 0.014 * random();
    pen.beginPath();
    pen.moveTo(px, top);
    pen.quadraticCurveTo(px - 0.02, top + 0.12, px - 0.04 + 0.05 * random(), -0.1 - 0.12 * random());
    pen.stroke();
  }
}

function drawHead(pen: Pen, angle: number): void {
  pen.save();
  pen.translate(0.56, -0.66);
  pen.rotate(angle);
  pen.beginPath();
  pen.moveTo(-0.1, -0.18);
  pen.bezierCurveTo(0.1, -0.2, 0.2, -0.08, 0.34, 0.08);
  pen.bezierCurveTo(0.38, 0.2, 0.3, 0.24, 0.22, 0.22);
  pen.bezierCurveTo(0.1, 0.24, 0, 0.2, -0.1, 0.24);
  pen.fill();
  pen.lineWidth = 0.045;
  for (const [tipX, tipY] of [
    [0.3, -0.42],
    [0.06, -0.44],
  ] as const) {
    pen.beginPath();
    pen.moveTo(0.08, -0.12);
    pen.quadraticCurveTo(tipX + 0.06, -0.14, tipX, tipY);
    pen.stroke();
  }
  pen.restore();
}

function drawTail(pen: Pen, angle: number): void {
  pen.save();
  pen.translate(-0.6, -0.66);
  pen.rotate(angle);
  pen.translate(0.6, 0.66);
  pen.beginPath();
  pen.moveTo(-0.6, -0.7);
  pen.quadraticCurveTo(-0.74, -0.6, -0.72, -0.26);
  pen.quadraticCurveTo(-0.66, -0.2, -0.62, -0.3);
  pen.quadraticCurveTo(-0.66, -0.5, -0.56, -0.62);
  pen.fill();
  pen.restore();
}

/** The long hair that hangs over the legs, nearly to the ground. */
export function drawFringe(pen: Pen, { x, y, height: h, seed, side = 1 }: Yak): void {
  const random = randomOf(seed + 20);
  pen.save();
  pen.translate(x, y);
  pen.scale(side * h, h);
  pen.lineCap = 'round';
  for (let i = 0; i < 150; i++) {
    const px = lerp(-0.58, 0.46, random());
    const low = -0.07 - 0.13 * random() - 0.05 * Math.sin(px * 9);
    pen.lineWidth = 0.008 + 0.012 * random();
    pen.beginPath();
    pen.moveTo(px, -0.4);
    pen.quadraticCurveTo(px - 0.01, -0.25, px - 0.03 + 0.04 * random(), low);
    pen.stroke();
  }
  pen.restore();
}

/** Fine hair that catches the light from behind: dense along the back and the rump, fewer down the flank. */
export function drawCoat(pen: Pen, { x, y, height: h, seed, side = 1 }: Yak): void {
  const random = randomOf(seed + 40);
  pen.save();
  pen.translate(x, y);
  pen.scale(side * h, h);
  pen.lineCap = 'round';
  for (let i = 0; i < 420; i++) {
    const px = lerp(-0.56, 0.52, random());
    const back =
      -0.84 - 0.15 * Math.exp(-(((px - 0.36) / 0.2) ** 2)) + 0.6 * Math.max(0, Math.abs(px) - 0.42);
    const down = random() ** 2.2;
    const top = lerp(back + 0.02, -0.26, down);
    const long = (0.07 + 0.09 * random()) * (1 + down);
    pen.globalAlpha = (0.16 + 0.34 * random()) * (1 - 0.75 * down);
    pen.lineWidth = 0.004 + 0.006 * random();
    pen.beginPath();
    pen.moveTo(px, top);
    pen.quadraticCurveTo(px - 0.035, top + long * 0.4, px - 0.02 + 0.03 * random(), top + long);
    pen.stroke();
  }
  pen.restore();
}

/** The woven blanket and pack saddle of a yak that carries visitors round the lake: the one spot of colour. */
export function drawSaddle(pen: Pen, { x, y, height: h, side = 1 }: Yak): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side * h, h);
  for (const [colour, top, low] of [
    ['#b23a38', -0.9, -0.46],
    ['#e8b649', -0.56, -0.51],
    ['#f3e6cc', -0.72, -0.69],
    ['#3f6ea0', -0.48, -0.45],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(-0.24, top);
    pen.quadraticCurveTo(-0.06, top - 0.04, 0.1, top + 0.01);
    pen.lineTo(0.12, low);
    pen.quadraticCurveTo(-0.06, low + 0.02, -0.26, low);
    pen.fill();
  }
  pen.fillStyle = '#4a2f28';
  pen.fillRect(-0.2, -0.96, 0.24, 0.06);
  pen.restore();
}
