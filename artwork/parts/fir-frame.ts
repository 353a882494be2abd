import { drawConifer } from './conifer.ts';
import type { Frame } from './frame.ts';
import { randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type FirFrame = {
  /** Trees at either side: distance from the edge in heights, and height. */
  left: readonly (readonly [number, number])[];
  right: readonly (readonly [number, number])[];
  ground: (x: number) => number;
  seed: number;
};

/** Tall dark firs that hold the picture at its sides; in a narrow frame they move closer to the edge. */
export function drawFirFrame(pen: Pen, frame: Frame, { left, right, ground, seed }: FirFrame): void {
  const random = randomOf(seed);
  const size = 0.7 + 0.3 * frame.fit;
  const put = (x: number, height: number, salt: number) =>
    drawConifer(pen, {
      x,
      y: ground(x) + 0.02,
      height: height * size,
      seed: seed * 100 + salt,
      density: 0.8 + height * 1.2,
      width: 0.17 + 0.06 * random(),
      lean: (random() - 0.5) * 0.04,
    });
  left.forEach(([edge, height], i) => void put(edge * frame.fit, height, i));
  right.forEach(([edge, height], i) => void put(frame.aspect - edge * frame.fit, height, 50 + i));
}
