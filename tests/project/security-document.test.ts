import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ASVS_LEVELS } from '../support/security/asvs-levels.ts';
import { countStates, findAsvsFaults, readAsvsRows } from '../support/security/asvs-table.ts';
import { readTestTitles } from '../support/specification/test-titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** Level 2 asks for its own items and for those of level 1. */
const levels = new Map([...ASVS_LEVELS].filter(([, level]) => level <= 2));
const text = globSync('docs/security/*.md', { cwd: root }).map(read).join('\n');
const rows = readAsvsRows({ text, levels });
const overview = read('docs/security.md');

const testFiles = globSync('{artwork,contracts,scripts,server,tests,web}/**/*.{test,spec}.{ts,tsx,mjs}', {
  cwd: root,
});

test('ASVS 5.0.0 has 345 items: 70 of level 1, 183 of level 2, 92 of level 3', () => {
  const counts = [1, 2, 3].map(
    (wanted) => [...ASVS_LEVELS.values()].filter((level) => level === wanted).length,
  );
  expect(counts).toEqual([70, 183, 92]);
});

test('every item up to level 2 has one row, whose files and tests are there', () => {
  const titles = new Map(testFiles.map((path) => [basename(path), readTestTitles(path, read(path))]));
  const isThere = (path: string) => existsSync(`${root}/${path}`);
  expect(findAsvsFaults({ text, levels, titles, isThere })).toEqual([]);
});

test('the overview counts the states as the rows have them', () => {
  const counts = Object.fromEntries(
    [...overview.matchAll(/^\| (met|does not apply|not met) \| (\d+) \|$/gm)].map(([, state, count]) => [
      state,
      Number(count),
    ]),
  );
  expect(counts).toEqual(countStates(rows));
});

test('the overview names whatever is not met, and nothing else', () => {
  const [, list = ''] = overview.split('## What is not met');
  const named = [...(list.split('\n## ')[0] ?? '').matchAll(/^\| (\d[\d., ]*) \|/gm)].flatMap(
    ([, numbers = '']) => numbers.split(', '),
  );
  const notMet = rows.filter(({ state }) => state === 'not met').flatMap(({ numbers }) => numbers);
  expect(named.toSorted()).toEqual(notMet.toSorted());
});

test.each([
  'SECURITY.md',
  'docs/security.md',
  'docs/threat-model.md',
  ...globSync('docs/security/*.md', { cwd: root }),
])('%s links to what is there', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  const missing = links.filter(([, target = '', part]) => {
    const file = target === '' ? `${root}/${path}` : resolve(root, dirname(path), target);
    if (!existsSync(file)) return true;
    const headings = part ? readFileSync(file, 'utf8').match(/^#+ .+$/gm) : null;
    const parts = headings?.map((heading) => heading.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'));
    return parts !== undefined && !parts.includes(part ?? '');
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

describe('the tables are refused where', () => {
  const ROW_1 = '| 1.1.1 | 2 | decode once | met | `server/read.ts` | read.test.ts: it is read once |';
  const ROW_2 = '| 1.1.2 to 1.2.1 | 1, 2 | encode | does not apply | there is nothing to encode | |';
  const faults = (changed: string) =>
    findAsvsFaults({
      text: changed,
      levels: new Map([
        ['1.1.1', 2],
        ['1.1.2', 2],
        ['1.2.1', 1],
      ]),
      titles: new Map([['read.test.ts', ['it is read once']]]),
      isThere: (path) => path === 'server/read.ts',
    });

  test('nothing is wrong: they are not', () => {
    expect(faults(`${ROW_1}\n${ROW_2}`)).toEqual([]);
  });

  test.each([
    ['an item has no row', ROW_1, '', '1.1.1 has no row.'],
    ['an item has two', ROW_1, `${ROW_1}\n${ROW_1}`, '1.1.1 has more than one row.'],
    ['there is no such item', '| 1.1.1 |', '| 1.1.7 |', '1.1.7: there is no item of this number.'],
    ['its level is another', '| 1.1.1 | 2 |', '| 1.1.1 | 1 |', '1.1.1: its level is not 1.'],
    [
      'a cell is missing',
      ' | decode once',
      '',
      `"${ROW_1.replace(' | decode once', '')}" is no row of six cells.`,
    ],
    ['a file is not there', 'server/read.ts', 'server/gone.ts', '1.1.1: there is no server/gone.ts.'],
    ['a test file is not there', 'read.test.ts:', 'gone.test.ts:', '1.1.1: there is no file gone.test.ts.'],
    ['a test is renamed', 'read once |', 'read |', '1.1.1: read.test.ts has no test "it is read".'],
    ['no file is named', '`server/read.ts`', 'the server', '1.1.1: it names no file.'],
    ['nothing shows it', 'read.test.ts: it is read once', '', '1.1.1: nothing shows it.'],
    [
      'reading has no reason',
      'read.test.ts: it is read once',
      'by reading: yes',
      '1.1.1: "by reading: yes" is neither a test nor a reason why there is none.',
    ],
    ['there is no such state', '| met |', '| nearly met |', '1.1.1: "nearly met" is no state.'],
    ['it is not said why', 'there is nothing to encode', 'no', '1.1.2: it does not say why.'],
  ])('%s', (_what, part, instead, fault) => {
    expect(faults(`${ROW_1}\n${ROW_2}`.replace(part, instead))).toContain(fault);
  });
});
