import { blend, type Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type ArchedFootbridge = {
  /** Middle of the bridge and the row of the water. */
  x: number;
  y: number;
  span: number;
  rise: number;
  paint: { deck: Hex; side: Hex; under: Hex; rail: Hex };
};

/** Where the level approaches end, in half spans. */
const END = 1.85;

/** Half of the arch over x −1 to 1: rises steeply from its abutments and is flat in the middle. */
const bow = (u: number) => Math.max(0, Math.cos((Math.min(1, Math.abs(u)) * Math.PI) / 2)) ** 0.9;

/** A slender arched footbridge on two pairs of piers, with railings, seen from the bank. */
export function drawArchedFootbridge(pen: Pen, { x, y, span, rise, paint }: ArchedFootbridge): void {
  const half = span / 2;
  const top = (u: number) => y - rise * (0.34 + 0.66 * bow(u));
  const thick = rise * 0.1;
  const px = (u: number) => x + u * half;
  const line = (drop: number, from = -END, to = END) => {
    for (let k = 0; k <= 80; k++) {
      const u = from + ((to - from) * k) / 80;
      pen.lineTo(px(u), (Math.abs(u) > 1 ? top(1) : top(u)) + drop);
    }
  };
  const band = (from: number, to: number, ink: Hex) => {
    pen.fillStyle = ink;
    pen.beginPath();
    line(from);
    for (let k = 80; k >= 0; k--) {
      const u = -END + (2 * END * k) / 80;
      pen.lineTo(px(u), (Math.abs(u) > 1 ? top(1) : top(u)) + to);
    }
    pen.fill();
  };
  for (const u of [-1.7, -1.34, -1, -0.56, 0.56, 1, 1.34, 1.7]) {
    pen.fillStyle = paint.under;
    pen.fillRect(px(u) - span * 0.009, top(u), span * 0.03, y - top(u) + 0.004);
    pen.fillStyle = paint.side;
    pen.fillRect(px(u) - span * 0.016, top(u), span * 0.02, y - top(u) + 0.004);
    pen.fillRect(px(u) - span * 0.03, y - rise * 0.07, span * 0.056, rise * 0.075);
  }
  band(thick * 0.8, thick * 1.7, paint.under);
  band(0, thick, paint.side);
  band(-thick * 0.25, thick * 0.12, paint.deck);
  pen.strokeStyle = paint.rail;
  pen.lineWidth = rise * 0.022;
  for (const lift of [0.26, 0.14]) {
    pen.beginPath();
    line(-rise * lift);
    pen.stroke();
  }
  pen.strokeStyle = blend(paint.rail, paint.under, 0.2);
  for (let k = 0; k <= 60; k++) {
    const u = -END + (2 * END * k) / 60;
    const row = Math.abs(u) > 1 ? top(1) : top(u);
    pen.lineWidth = k % 4 ? rise * 0.012 : rise * 0.034;
    pen.beginPath();
    pen.moveTo(px(u), row);
    pen.lineTo(px(u), row - rise * (k % 4 ? 0.25 : 0.29));
    pen.stroke();
  }
}

/** Row of the deck over a column, for those who walk on it. */
export const deckOf =
  ({ x, y, span, rise }: ArchedFootbridge) =>
  (column: number) =>
    y - rise * (0.34 + 0.66 * bow(Math.max(-1, Math.min(1, (column - x) / (span / 2)))));
