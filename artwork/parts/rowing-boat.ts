import { blend, type Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type RowingBoat = {
  x: number;
  y: number;
  length: number;
  hull: Hex;
  trim: Hex;
  side?: 1 | -1;
  people?: number;
};

const COATS = ['#c8473c', '#e3b04b', '#31556f', '#efe3d0'] as const;

/** A wooden boat on still water with a few people in it, low at the stern. */
export function drawRowingBoat(
  pen: Pen,
  { x, y, length: l, hull, trim, side = 1, people = 3 }: RowingBoat,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side * l, l);
  for (let k = 0; k < people; k++) {
    const at = -0.22 + k * 0.21;
    pen.fillStyle = COATS[(k + Math.round(x * 10)) % COATS.length] as Hex;
    pen.beginPath();
    pen.roundRect(at - 0.06, -0.3, 0.12, 0.24, 0.05);
    pen.fill();
    pen.fillStyle = '#3a2a26';
    pen.beginPath();
    pen.ellipse(at + 0.01, -0.345, 0.042, 0.052, 0, 0, 7);
    pen.fill();
  }
  pen.fillStyle = blend(hull, '#0d1f26', 0.35);
  pen.beginPath();
  pen.moveTo(-0.5, -0.13);
  pen.quadraticCurveTo(0, -0.07, 0.52, -0.17);
  pen.quadraticCurveTo(0.4, 0.01, 0.2, 0.015);
  pen.lineTo(-0.32, 0.015);
  pen.quadraticCurveTo(-0.47, 0, -0.5, -0.13);
  pen.fill();
  pen.strokeStyle = trim;
  pen.lineWidth = 0.03;
  pen.beginPath();
  pen.moveTo(-0.5, -0.13);
  pen.quadraticCurveTo(0, -0.07, 0.52, -0.17);
  pen.stroke();
  pen.fillStyle = hull;
  pen.beginPath();
  pen.moveTo(-0.49, -0.1);
  pen.quadraticCurveTo(0, -0.045, 0.5, -0.135);
  pen.quadraticCurveTo(0.44, -0.07, 0.38, -0.05);
  pen.quadraticCurveTo(0, 0, -0.46, -0.045);
  pen.fill();
  pen.strokeStyle = '#c9a978';
  pen.lineWidth = 0.016;
  pen.beginPath();
  pen.moveTo(0, -0.16);
  pen.lineTo(0.22, 0.045);
  pen.stroke();
  pen.restore();
}
