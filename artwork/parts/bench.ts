import type { Pen } from './plate.ts';

export type Bench = { x: number; y: number; length: number };

/** A plank bench with a slatted back, seen a little from the side. */
export function drawBench(pen: Pen, { x, y, length: l }: Bench): void {
  const plank = (from: readonly [number, number], to: readonly [number, number], thick: number) => {
    pen.beginPath();
    pen.moveTo(x + from[0] * l, y - from[1] * l);
    pen.lineTo(x + to[0] * l, y - to[1] * l);
    pen.lineTo(x + to[0] * l, y - (to[1] - thick) * l);
    pen.lineTo(x + from[0] * l, y - (from[1] - thick) * l);
    pen.fill();
  };
  for (const up of [0.34, 0.43, 0.52]) plank([-0.46, up + 0.03], [0.5, up], 0.055);
  plank([-0.54, 0.24], [0.44, 0.2], 0.05);
  plank([-0.5, 0.27], [0.5, 0.235], 0.03);
  for (const [at, low] of [
    [-0.5, 0],
    [0.38, -0.03],
    [-0.38, 0.05],
    [0.46, 0.03],
  ] as const)
    pen.fillRect(x + at * l, y - 0.24 * l, 0.045 * l, (0.24 - low) * l);
  for (const at of [-0.4, 0.42]) pen.fillRect(x + at * l, y - 0.55 * l, 0.035 * l, 0.34 * l);
}
