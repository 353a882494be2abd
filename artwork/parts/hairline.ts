import { lerp, smooth } from './numbers.ts';

/** Height of the lower edge of the hair by the way one looks round the head: brow, temple, ear, nape. */
export type Hairline = readonly (readonly [turn: number, height: number])[];

export function hairlineAt(line: Hairline, x: number, z: number): number {
  const turn = Math.atan2(Math.abs(x), z + 0.06);
  let [from, low] = [-1, 0];
  for (const [to, high] of line) {
    if (turn <= to) return lerp(low, high, smooth(from, to, turn));
    [from, low] = [to, high];
  }
  return low;
}
