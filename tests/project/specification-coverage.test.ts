import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const coverage = readFileSync(new URL('docs/specification-coverage.md', root), 'utf8');

test('every test that the coverage of the specification names is there', () => {
  const named = new Set(coverage.match(/(?:tests|server|web|contracts)\/[\w./-]+?\.(?:test|spec)\.tsx?/g));
  expect(named.size).toBeGreaterThan(40);
  expect([...named].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('every sentence names at least one', () => {
  const rows = coverage
    .split('\n')
    .filter((line) => /^\| (?!-|sentence)/.test(line) && !line.startsWith('|---'));
  expect(rows.filter((row) => !/\.(test|spec)\.tsx?/.test(row))).toEqual([]);
});
