import { markdownTable } from '../report/markdown-table.ts';

/** One line of `docs/benchmarks.md`: a figure that says the same on every machine, beside its aim. */
export type BenchRow = {
  /** The part of the table, such as `Pages`. */
  area: string;
  /** What was measured, such as `/tours, brotli, 16 connections`. */
  what: string;
  /** A ratio of two measurements of one run, unless `unit` says otherwise. */
  figure: number;
  unit?: 'ms' | 'MiB' | 'a second';
  aim: { atLeast: number } | { atMost: number };
  /** The raw figures behind it, for whoever wonders. */
  detail: string;
};

/** One area of `npm run bench`. It starts what it needs, stops it again, and sends to 127.0.0.1 alone. */
export type BenchArea = (options: BenchOptions) => Promise<BenchRow[]>;

/** `isQuick`: sizes that only show that the program works. */
export type BenchOptions = { isQuick: boolean };

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
