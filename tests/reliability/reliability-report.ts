import { cpus } from 'node:os';
import { todayInIndia } from '../../contracts/india-time.ts';
import { markdownTable } from '../load/report/markdown-table.ts';

/** What a scenario came to: figures, why it was left out, or what went wrong. */
export type Outcome = {
  name: string;
  database: string;
  seconds?: number;
  figures?: string;
  skipped?: string;
  failure?: string;
};

const BEGIN = '<!-- figures, written by npm run test:reliability -->';
const HEAD = ['what happens', 'database', 'came to', 's', 'when, with which seed'];

/** The document with these outcomes in the places of those before; the others stay. */
export function withOutcomes(document: string, outcomes: readonly Outcome[], seed: string): string {
  const [text = '', table = ''] = document.split(BEGIN);
  const rows = new Map(cellsOf(table).map((cells) => [keyOf(cells), cells]));
  for (const outcome of outcomes) {
    const cells = cellsOfOutcome(outcome, seed);
    rows.set(keyOf(cells), cells);
  }
  return `${text}${BEGIN}\n\n${markdownTable([HEAD, ...rows.values()])}\n`;
}

const keyOf = ([name, database]: string[]) => `${name} ${database}`;

/** Of the rows of a table, without its head. */
function cellsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

function cellsOfOutcome({ name, database, figures, skipped, failure, seconds }: Outcome, seed: string) {
  return [
    name,
    database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    figures ?? (skipped ? `left out: ${skipped}` : `**did not hold**: ${failure?.split('\n').join(' ')}`),
    String(seconds ?? ''),
    skipped ? '' : `${todayInIndia()}, ${seed}; ${cpus().length} cores, Node ${process.versions.node}`,
  ];
}
