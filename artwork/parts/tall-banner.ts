import { blend, type Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type TallBanner = { x: number; y: number; height: number; colour: Hex; seed: number; side?: 1 | -1 };

const TURN = Math.PI * 2;
const STRIPS = 48;

/** A prayer banner the height of its mast, narrow, bound to it at many places; its free edge waves. t 0 to 1 is one cycle. */
export function drawTallBanner(
  pen: Pen,
  { x, y, height, colour, seed, side = 1 }: TallBanner,
  t: number,
): void {
  const wide = height * 0.088;
  pen.strokeStyle = '#3a342c';
  pen.lineWidth = height * 0.009;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - height * 1.03);
  pen.stroke();
  const phase = (u: number) => TURN * t * 3 + u * 9 + seed;
  const free = (u: number) =>
    x + side * wide * (0.84 + 0.11 * Math.sin(phase(u)) + 0.09 * Math.sin(u * 4.2 + seed * 2));
  const row = (u: number) => y - height * (0.1 + 0.9 * u);
  const sag = (u: number) => wide * (0.16 + 0.05 * Math.sin(phase(u) + 1));
  for (let k = 0; k < STRIPS; k++) {
    const [u0, u1] = [k / STRIPS, (k + 1) / STRIPS];
    const slope = Math.cos(phase((u0 + u1) / 2));
    const overlap = 0.4 / STRIPS;
    for (const [from, to, turn] of [
      [0, 0.52, 0.4],
      [0.5, 1, 1],
    ] as const) {
      const light = slope * turn;
      pen.fillStyle =
        light > 0 ? blend(colour, '#ffffff', 0.2 * light) : blend(colour, '#18222e', -0.22 * light);
      const place = (u: number, w: number) => pen.lineTo(x + (free(u) - x) * w, row(u) + sag(u) * w);
      pen.beginPath();
      place(u0, from);
      place(u0, to);
      place(u1 + overlap, to);
      place(u1 + overlap, from);
      pen.fill();
    }
  }
  pen.strokeStyle = blend(colour, '#18222e', 0.35);
  pen.lineWidth = height * 0.0022;
  for (const at of [0.2, 0.4, 0.6, 0.8]) {
    pen.beginPath();
    pen.moveTo(x, row(at));
    pen.lineTo(free(at), row(at) + sag(at));
    pen.stroke();
  }
}
