import type { Pen } from './plate.ts';

export type Egret = { x: number; y: number; size: number; side?: 1 | -1 };

/** A white egret that waits in the shallows, neck in an S. */
export function drawEgret(pen: Pen, { x, y, size, side = 1 }: Egret): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size * side, size);
  pen.lineCap = 'round';
  pen.lineWidth = 0.035;
  pen.beginPath();
  pen.moveTo(-0.05, -0.4);
  pen.lineTo(-0.04, 0);
  pen.moveTo(0.03, -0.4);
  pen.lineTo(0.05, 0);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-0.42, -0.36);
  pen.quadraticCurveTo(-0.2, -0.66, 0.1, -0.62);
  pen.quadraticCurveTo(0.2, -0.5, 0.08, -0.4);
  pen.quadraticCurveTo(-0.1, -0.32, -0.42, -0.36);
  pen.fill();
  pen.lineWidth = 0.075;
  pen.beginPath();
  pen.moveTo(0.08, -0.54);
  pen.bezierCurveTo(0.34, -0.66, 0, -0.84, 0.16, -0.98);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(0.12, -1.04);
  pen.lineTo(0.42, -0.95);
  pen.lineTo(0.14, -0.93);
  pen.fill();
  pen.restore();
}

/** An egret on the wing; `beat` −1 wings low, 1 high. */
export function drawFlyingEgret(pen: Pen, { x, y, size, side = 1 }: Egret, beat: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size * side, size);
  pen.beginPath();
  pen.moveTo(-0.42, 0.06);
  pen.quadraticCurveTo(-0.1, -0.06, 0.22, -0.04);
  pen.quadraticCurveTo(0.34, -0.02, 0.46, 0.02);
  pen.quadraticCurveTo(0.2, 0.08, -0.42, 0.06);
  pen.fill();
  for (const [root, tip, lift] of [
    [0.08, -0.12, 0.62],
    [0.16, 0.26, 0.5],
  ] as const) {
    pen.beginPath();
    pen.moveTo(root - 0.16, 0.02);
    pen.quadraticCurveTo(tip - 0.2, -lift * beat * 0.7, tip - 0.02, -lift * beat);
    pen.quadraticCurveTo(tip + 0.12, -lift * beat * 0.4, root + 0.1, 0.02);
    pen.fill();
  }
  pen.restore();
}
