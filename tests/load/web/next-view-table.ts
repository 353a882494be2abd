import { markdownTable } from '../report/markdown-table.ts';
import { median } from '../report/median.ts';
import type { NextLook } from './look-at-next-view.ts';

const HEAD = ['pressed by', 'list → tour painted, ms (runs)', 'back to the list in its place, ms (runs)'];

export function nextViewTable(looks: ReadonlyMap<string, NextLook[]>): string {
  return markdownTable([
    HEAD,
    ...[...looks].map(([way, runs]) => [
      way,
      milliseconds(runs.map(({ tour }) => tour)),
      milliseconds(runs.map(({ back }) => back)),
    ]),
  ]);
}

function milliseconds(values: (number | undefined)[]): string {
  const times = values.filter((value) => value !== undefined).map(Math.round);
  return times.length === values.length ? `${median(times)} (${times.join(', ')})` : 'never';
}
