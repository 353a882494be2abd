import { markdownTable } from '../report/markdown-table.ts';

export type BenchRow = {
  area: string;
  what: string;
  /** A ratio of two measurements of one run unless `unit` is given. */
  figure: number;
  unit?: 'ms' | 'MiB' | 'a second';
  aim: { atLeast: number } | { atMost: number };
  detail: string;
};

export type BenchArea = (options: BenchOptions) => Promise<BenchRow[]>;

export type BenchOptions = { isQuick: boolean };

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
  // NaN counts as missed.
  return 'atLeast' in aim ? !(figure >= aim.atLeast) : !(figure <= aim.atMost);
}

function shown({ figure, unit }: BenchRow): string {
  return unit ? `${Math.round(figure).toLocaleString('en')} ${unit}` : figure.toFixed(2);
}

function aimOf({ aim, unit }: BenchRow): string {
  const [sign, bound] = 'atLeast' in aim ? ['≥', aim.atLeast] : ['≤', aim.atMost];
  return `${sign} ${bound.toLocaleString('en')}${unit ? ` ${unit}` : ''}`;
}
