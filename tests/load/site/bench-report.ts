import type { BenchRow } from './bench-row.ts';

/** Rows as a table of Markdown; one that misses its aim is marked. */
export function tableOf(rows: BenchRow[]): string {
  const lines = rows.map((row) =>
    [isMissed(row) ? `**missed** ${row.what}` : row.what, shown(row), aimOf(row), row.detail].join(' | '),
  );
  return [
    '| what | figure | aim | behind it |',
    '|---|---:|---:|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
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

const beginOf = (name: string) => `<!-- npm run bench: ${name} -->`;
const endOf = (name: string) => `<!-- end of ${name} -->`;
/** What other programs measure stands below what this one does. */
const REST = '## The admin area';

/** The document with what an area measured in the place of what it measured before. All else is as it was. */
export function withMeasured(document: string, name: string, text: string): string {
  const section = `${beginOf(name)}\n\n${text}\n\n${endOf(name)}`;
  const from = document.indexOf(beginOf(name));
  const to = document.indexOf(endOf(name));
  if (from >= 0 && to > from)
    return document.slice(0, from) + section + document.slice(to + endOf(name).length);
  const place = document.indexOf(REST);
  if (place < 0) return `${document.trimEnd()}\n\n${section}\n`;
  return `${document.slice(0, place)}${section}\n\n${document.slice(place)}`;
}
