import { markdownTable } from '../report/markdown-table.ts';
import type { BenchRow } from './bench-row.ts';

/** Rows as a table of Markdown; one that misses its aim is marked. */
export function tableOf(rows: BenchRow[]): string {
  const lines = rows.map((row) => [
    isMissed(row) ? `**missed** ${row.what}` : row.what,
    shown(row),
    aimOf(row),
    row.detail,
  ]);
  return markdownTable([['what', 'figure', 'aim', 'behind it'], ...lines]);
}

export function isMissed({ figure, aim }: BenchRow): boolean {
  // What could not be measured is missed as well.
  return 'atLeast' in aim ? !(figure >= aim.atLeast) : !(figure <= aim.atMost);
}

function shown({ figure, unit }: BenchRow): string {
  return unit ? `${Math.round(figure).toLocaleString('en')} ${unit}` : figure.toFixed(2);
}

function aimOf({ aim, unit }: BenchRow): string {
  const [sign, bound] = 'atLeast' in aim ? ['≥', aim.atLeast] : ['≤', aim.atMost];
  return `${sign} ${bound.toLocaleString('en')}${unit ? ` ${unit}` : ''}`;
}
