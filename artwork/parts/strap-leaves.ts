import { blend, type Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type StrapLeaf = {
  from: readonly [number, number];
  bend: readonly [number, number];
  to: readonly [number, number];
  wide: number;
  dark: Hex;
  lit: Hex;
};

/** A long arching leaf of an orchid: two halves along a keel, one of them in the light. */
export function drawStrapLeaf(pen: Pen, { from, bend, to, wide, dark, lit }: StrapLeaf): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const half = (side: number, ink: Hex) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.moveTo(...from);
    pen.quadraticCurveTo(bend[0] + nx * wide * side, bend[1] + ny * wide * side, ...to);
    pen.quadraticCurveTo(bend[0], bend[1], from[0], from[1]);
    pen.fill();
  };
  half(1, dark);
  half(-1, lit);
  pen.strokeStyle = blend(lit, '#f3eec0', 0.55);
  pen.lineWidth = wide * 0.045;
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(bend[0] - nx * wide, bend[1] - ny * wide, ...to);
  pen.stroke();
  pen.strokeStyle = blend(dark, '#06201c', 0.4);
  pen.lineWidth = wide * 0.05;
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(...bend, ...to);
  pen.stroke();
}
