import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCoverageFaults, readCoverageRows } from '../support/specification/coverage-table.ts';
import { readTestTitles } from '../support/specification/test-titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

test('every test that shows what travellers decide by is there', () => {
  const rows = readCoverageRows(read('docs/what-travellers-decide-by.md'));
  const files = globSync('{contracts,server,tests,web}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
  expect(rows.filter(({ number }) => number.startsWith('1.'))).toHaveLength(12);
  expect(
    findCoverageFaults({
      rows,
      sentences: new Map(rows.map(({ number, words }) => [number, words])),
      titles: new Map(files.map((path) => [basename(path), readTestTitles(path, read(path))])),
      readings: new Set(),
    }),
  ).toEqual([]);
});
