import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type Coverage,
  findCoverageFaults,
  readCoverageRows,
} from '../support/specification/coverage-table.ts';
import { readSentences } from '../support/specification/numbered-specification.ts';
import { readTestTitles } from '../support/specification/test-titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const table = read('docs/specification-coverage.md');

const testFiles = globSync('{artwork,contracts,scripts,server,tests,web}/**/*.{test,spec}.{ts,tsx,mjs}', {
  cwd: root,
});

function readCoverage(): Coverage {
  return {
    rows: readCoverageRows(table),
    sentences: readSentences(read('docs/specification.md')),
    titles: new Map(testFiles.map((path) => [basename(path), readTestTitles(path, read(path))])),
    readings: new Set(
      [...read('docs/specification-readings.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => String(number)),
    ),
  };
}

test('every sentence of the specification has one row, and every test that a row names is there', () => {
  expect(findCoverageFaults(readCoverage())).toEqual([]);
});

test('every file that the table names is there, under a name that no other has', () => {
  const names = testFiles.map((path) => basename(path));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  const named = new Set(table.match(/[\w-][\w.-]*\.(?:test|spec)\.(?:tsx?|mjs)\b/g));
  named.delete('specification-coverage.test.ts');
  expect(named.size).toBeGreaterThan(80);
  expect([...named].filter((name) => !names.includes(name))).toEqual([]);
});

describe('the table is refused where', () => {
  const SPECIFICATION = [
    '**2.1** Footer:',
    '- **2.2** an embedded map. **2.3** On a load error it retries once.',
    '- **2.4** The wording: not shown.',
  ].join('\n');
  const SOURCE =
    "test.describe('the map', () => { test('is shown', () => {}); test('is tried again', () => {}); });";
  const TABLE = [
    '| 2.1 | Footer: | introduces 2.2 to 2.3 |',
    '| 2.2 | an embedded map. | map.spec.ts: the map › is shown |',
    '| 2.3 | On a load error… | map.spec.ts: the map › is tried again<br>reading 9 |',
    '| 2.4 | The wording: not shown. | left open: read in reading 9 |',
  ].join('\n');

  const faults = (text: string, source = SOURCE) =>
    findCoverageFaults({
      rows: readCoverageRows(text),
      sentences: readSentences(SPECIFICATION),
      titles: new Map([['map.spec.ts', readTestTitles('map.spec.ts', source)]]),
      readings: new Set(['9']),
    });

  test('nothing is wrong: it is not', () => {
    expect(faults(TABLE)).toEqual([]);
  });

  test.each([
    ['a test is renamed', SOURCE.replace('is tried again', 'is tried twice')],
    ['its group is renamed', SOURCE.replace("'the map'", "'a map'")],
    ['it is deleted', SOURCE.replace("test('is tried again', () => {}); ", '')],
    ['it is skipped', SOURCE.replace("test('is tried again'", "test.skip('is tried again'")],
    [
      'it is only a comment',
      SOURCE.replace("test('is tried again', () => {});", "// test('is tried again')\n"),
    ],
  ])('%s', (_what, source) => {
    expect(faults(TABLE, source)).toContain('2.3: map.spec.ts has no test "the map › is tried again".');
  });

  test.each([
    ['a sentence has no row', /^\| 2\.3 .*\n/m, '', '2.3 has no row.'],
    ['a sentence has two', /^(\| 2\.3 .*\n)/m, '$1$1', '2.3 has more than one row.'],
    [
      'a row has a number that is not there',
      '| 2.4 |',
      '| 2.5 |',
      '2.5: there is no sentence of this number.',
    ],
    [
      'a row quotes other words',
      'an embedded map.',
      'a map.',
      '2.2: the sentence does not begin with "a map.".',
    ],
    [
      'a file is not there',
      'map.spec.ts: the map › is shown',
      'a.spec.ts: x',
      '2.2: there is no file a.spec.ts.',
    ],
    ['a row names nothing', 'introduces 2.2 to 2.3', '', '2.1: "" is neither a test nor one of the marks.'],
    ['a list begins elsewhere', 'introduces 2.2', 'introduces 2.3', '2.1: 2.3 does not follow it.'],
    ['a list ends nowhere', 'to 2.3', 'to 2.9', '2.1: 2.9 does not follow it.'],
    ['a reading is not there', '<br>reading 9', '<br>reading 8', '2.3: there is no reading 8.'],
    [
      'a sentence leaves nothing open',
      /map.spec.ts: the map › is shown/,
      'left open: see reading 9',
      '2.2: the sentence leaves nothing open.',
    ],
  ])('%s', (_what, part, instead, fault) => {
    expect(faults(TABLE.replace(part, instead))).toContain(fault);
  });
});
