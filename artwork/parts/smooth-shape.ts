import type { Pen } from './plate.ts';

/** A point of a body: forward and up, in heights of the body. */
export type Knot = readonly [number, number];

/** A closed, smooth line through every knot, up being up. */
export function traceShape(pen: Pen, knots: readonly Knot[]): void {
  const knot = (i: number) => knots[(i + knots.length) % knots.length] as Knot;
  pen.beginPath();
  pen.moveTo(knot(0)[0], -knot(0)[1]);
  for (let i = 0; i < knots.length; i++) {
    const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    const [outX, outY] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const [inX, inY] = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    pen.bezierCurveTo(outX, -outY, inX, -inY, c[0], -c[1]);
  }
}

export const fillShape = (pen: Pen, knots: readonly Knot[]): void => {
  traceShape(pen, knots);
  pen.fill();
};

/** Knots from pairs of forward and up: `0 0.56, 0.07 0.7`. */
export function knotsOf(pairs: string): Knot[] {
  return pairs.split(',').map((pair) => {
    const [x, y] = pair.trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a knot: "${pair}".`);
    return [x, y] as const;
  });
}
