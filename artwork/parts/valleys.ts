import type { Hex } from './colour.ts';
import { type Foothill, paintFoothill } from './foothill.ts';
import { paintMist } from './mist.ts';
import { at } from './numbers.ts';
import type { RangeInks } from './palette.ts';
import type { RangeView } from './range.ts';
import type { Stage } from './stage.ts';
import type { Sunward } from './sunlight.ts';

export type Valleys = {
  sun: Sunward;
  ranges: readonly RangeInks[];
  /** One for each range, from far to near. */
  rows: readonly (Pick<Foothill, 'seed' | 'y' | 'height'> & Partial<Foothill>)[];
  mistTop: Hex;
  mistBases: readonly Hex[];
  /** How far above the base of its range a bank of mist lies. */
  lift?: number;
};

/** Foothills and banks of mist by turns, from far to near; gives the view of each range. */
export function paintValleys(
  stage: Stage,
  { sun, ranges, rows, mistTop, mistBases, lift = 0.08 }: Valleys,
): RangeView[] {
  return rows.map((row, i) => {
    const range = ranges[Math.min(i, ranges.length - 1)] as RangeInks;
    const base = mistBases[Math.min(i, mistBases.length - 1)] as Hex;
    const waves = at([2.4, 2.1, 1.9, 1.6, 1.4, 1.3], Math.min(i, 5));
    paintMist(stage, {
      seed: row.seed + 200,
      y: row.y - lift,
      swell: 0.02 + 0.002 * i,
      top: mistTop,
      base,
      waves,
    });
    return paintFoothill(stage, { fogFrom: 0.01 * i, fogTo: 0.07 + 0.025 * i, ...row, ...range, sun });
  });
}
