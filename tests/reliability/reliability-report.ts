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

export function reportOf(outcomes: readonly Outcome[], seed: string): string {
  const rows = outcomes.map(({ name, database, figures, skipped, failure, seconds }) => [
    name,
    database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    figures ?? (skipped ? `left out: ${skipped}` : `**did not hold**: ${failure}`),
    seconds === undefined ? '' : String(seconds),
  ]);
  const measured = `Run whole on ${todayInIndia()} with the seed ${seed}: ${cpus().length} cores, Node ${process.versions.node}.`;
  return `${measured}\n\n${markdownTable([['what happens', 'database', 'came to', 's'], ...rows])}`;
}

/** The document with new figures in place of those before. */
export function withReport(document: string, report: string): string {
  const [text = ''] = document.split(BEGIN);
  return `${text}${BEGIN}\n\n${report}\n`;
}
