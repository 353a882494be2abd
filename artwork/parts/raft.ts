import { blend, type Hex } from './colour.ts';
import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Raft = { x: number; y: number; length: number; tilt: number; hull: Hex; trim: Hex; seed: number };

const JACKETS: readonly Hex[] = ['#f0652b', '#f4b321', '#e8492f', '#f0652b', '#2f77b5', '#f4b321', '#d93a3a'];
const HELMETS: readonly Hex[] = ['#f6efe0', '#d63a34', '#f2c230', '#f6efe0', '#f2c230', '#d63a34', '#27496d'];

/** A rubber raft three-quarters from the front, bow high on a wave, paddlers along both tubes and the guide behind. */
export function drawRaft(pen: Pen, { x, y, length: l, tilt, hull, trim, seed }: Raft): void {
  const random = randomOf(seed);
  pen.save();
  pen.translate(x, y);
  pen.rotate(tilt);
  pen.scale(l, l);
  const far = [
    [-0.3, -0.17],
    [-0.1, -0.19],
    [0.1, -0.2],
  ] as const;
  const near = [
    [-0.24, -0.06],
    [-0.02, -0.06],
    [0.2, -0.08],
  ] as const;
  drawPaddler(pen, { x: -0.46, y: -0.16, size: 1.08, pick: 6, paddle: -2.3, random });
  for (const [i, [px, py]] of far.entries())
    drawPaddler(pen, { x: px, y: py, size: 0.88, pick: i, paddle: -0.75 - 0.3 * random(), random });
  drawHull(pen, hull, trim);
  for (const [i, [px, py]] of near.entries())
    drawPaddler(pen, { x: px, y: py, size: 1, pick: i + 3, paddle: 0.5 + 0.35 * random(), random });
  drawNearTube(pen, hull, trim);
  pen.restore();
}

function drawHull(pen: Pen, hull: Hex, trim: Hex): void {
  pen.fillStyle = blend(hull, '#0a1a22', 0.55);
  pen.beginPath();
  pen.moveTo(-0.54, -0.06);
  pen.quadraticCurveTo(-0.5, -0.15, -0.36, -0.15);
  pen.lineTo(0.2, -0.18);
  pen.quadraticCurveTo(0.46, -0.26, 0.56, -0.3);
  pen.quadraticCurveTo(0.64, -0.24, 0.5, -0.1);
  pen.lineTo(-0.3, 0.04);
  pen.fill();
  pen.strokeStyle = blend(trim, hull, 0.4);
  pen.lineWidth = 0.014;
  pen.beginPath();
  pen.moveTo(-0.4, -0.15);
  pen.lineTo(0.2, -0.185);
  pen.quadraticCurveTo(0.44, -0.26, 0.55, -0.3);
  pen.stroke();
}

function drawNearTube(pen: Pen, hull: Hex, trim: Hex): void {
  pen.fillStyle = hull;
  pen.beginPath();
  pen.moveTo(-0.56, -0.06);
  pen.quadraticCurveTo(-0.6, 0.05, -0.44, 0.07);
  pen.lineTo(0.26, 0.04);
  pen.quadraticCurveTo(0.54, -0.02, 0.64, -0.22);
  pen.quadraticCurveTo(0.64, -0.32, 0.55, -0.3);
  pen.quadraticCurveTo(0.5, -0.12, 0.26, -0.07);
  pen.lineTo(-0.42, -0.02);
  pen.quadraticCurveTo(-0.52, -0.02, -0.56, -0.06);
  pen.fill();
  pen.strokeStyle = trim;
  pen.lineWidth = 0.022;
  pen.beginPath();
  pen.moveTo(-0.46, -0.012);
  pen.lineTo(0.26, -0.058);
  pen.quadraticCurveTo(0.49, -0.11, 0.56, -0.27);
  pen.stroke();
  pen.strokeStyle = blend(hull, '#06121a', 0.5);
  pen.lineWidth = 0.03;
  pen.beginPath();
  pen.moveTo(-0.46, 0.062);
  pen.lineTo(0.26, 0.03);
  pen.quadraticCurveTo(0.5, -0.03, 0.61, -0.18);
  pen.stroke();
}

type Paddler = { x: number; y: number; size: number; pick: number; paddle: number; random: () => number };

function drawPaddler(pen: Pen, { x, y, size: s, pick, paddle, random }: Paddler): void {
  const jacket = JACKETS[pick % JACKETS.length] as Hex;
  const lean = lerp(0.02, 0.06, random());
  pen.save();
  pen.translate(x, y);
  pen.scale(s, s);
  pen.fillStyle = blend(jacket, '#2a1420', 0.45);
  pen.beginPath();
  pen.roundRect(-0.062 + lean * 0.4, -0.16, 0.124, 0.2, 0.045);
  pen.fill();
  pen.fillStyle = jacket;
  pen.beginPath();
  pen.roundRect(-0.05 + lean * 0.6, -0.158, 0.1, 0.15, 0.04);
  pen.fill();
  pen.strokeStyle = '#e9c9a0';
  pen.lineWidth = 0.011;
  pen.lineCap = 'round';
  const [handX, handY] = [0.06 + lean, -0.09];
  pen.beginPath();
  pen.moveTo(handX - Math.sin(paddle) * 0.1, handY - Math.cos(paddle) * 0.12);
  pen.lineTo(handX + Math.sin(paddle) * 0.17, handY + Math.cos(paddle) * 0.2);
  pen.stroke();
  pen.fillStyle = '#f2d04a';
  pen.beginPath();
  pen.ellipse(handX + Math.sin(paddle) * 0.2, handY + Math.cos(paddle) * 0.24, 0.022, 0.05, -paddle, 0, 7);
  pen.fill();
  pen.strokeStyle = blend(jacket, '#1d1722', 0.25);
  pen.lineWidth = 0.036;
  pen.beginPath();
  pen.moveTo(-0.02, -0.12);
  pen.quadraticCurveTo(0.05, -0.06, handX, handY);
  pen.stroke();
  pen.fillStyle = '#8d5a3f';
  pen.beginPath();
  pen.ellipse(lean, -0.19, 0.03, 0.036, 0, 0, 7);
  pen.fill();
  pen.fillStyle = HELMETS[pick % HELMETS.length] as Hex;
  pen.beginPath();
  pen.arc(lean - 0.002, -0.2, 0.04, Math.PI * 0.95, Math.PI * 2.08);
  pen.fill();
  pen.restore();
}
