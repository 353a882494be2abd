import { expect, test } from 'vitest';
import { withOutcomes } from '../reliability/reliability-report.ts';

const DOCUMENT = '# Reliability\n\n<!-- figures, written by npm run test:reliability -->\n';
const rowsOf = (document: string) => document.split('\n').filter((line) => line.startsWith('| '));

test('a scenario that is tried again has its new figures, and the others keep theirs', () => {
  const killed = { name: 'killed', database: 'sqlite', figures: '200 kills', seconds: 9 };
  const frozen = { name: 'frozen', database: 'sqlite', skipped: 'SQLite is no server' };
  const first = withOutcomes(DOCUMENT, [killed, frozen], '1');
  const failed = { name: 'killed', database: 'sqlite', failure: 'lost:\n  one', seconds: 3 };
  const [, , ...rows] = rowsOf(withOutcomes(first, [failed, { ...killed, database: 'postgres' }], '2'));
  expect(rows.map((row) => row.split(' | ').slice(0, 4).join(', '))).toEqual([
    '| killed, SQLite, **did not hold**: lost:   one, 3',
    '| frozen, SQLite, left out: SQLite is no server, ',
    '| killed, PostgreSQL, 200 kills, 9',
  ]);
  expect(rows[0]).toContain(', 2; ');
  expect(rowsOf(first)[2]).toContain(', 1; ');
});
