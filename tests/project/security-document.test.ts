import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ASVS_LEVELS } from '../support/security/asvs-levels.ts';
import { countStates, findAsvsFaults, readAsvsRows } from '../support/security/asvs-table.ts';
import { readProof } from '../support/specification/proof.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** Level 2 asks for its own items and for those of level 1. */
const levels = new Map([...ASVS_LEVELS].filter(([, level]) => level <= 2));
const text = globSync('docs/security/*.md', { cwd: root }).map(read).join('\n');
const rows = readAsvsRows({ text, levels });
const overview = read('docs/security.md');

test('ASVS 5.0.0 has 345 items: 70 of level 1, 183 of level 2, 92 of level 3', () => {
  const counts = [1, 2, 3].map(
    (wanted) => [...ASVS_LEVELS.values()].filter((level) => level === wanted).length,
  );
  expect(counts).toEqual([70, 183, 92]);
});

test('every item up to level 2 has one row, whose files are there, and is shown', () => {
  const shown = new Set(readProof().keys());
  const isThere = (path: string) => existsSync(`${root}/${path}`);
  expect(findAsvsFaults({ text, levels, shown, isThere })).toEqual([]);
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
  const ROW_1 = '| 1.1.1 | 2 | decode once | met | `server/read.ts` |';
  const ROW_2 = '| 1.1.2 to 1.2.1 | 1, 2 | encode | does not apply | there is nothing to encode |';
  const faults = (changed: string, shown = ['V1.1.1']) =>
    findAsvsFaults({
      text: changed,
      levels: new Map([
        ['1.1.1', 2],
        ['1.1.2', 2],
        ['1.2.1', 1],
      ]),
      shown: new Set(shown),
      isThere: (path) => path === 'server/read.ts',
    });

  test('nothing is wrong: they are not', () => {
    expect(faults(`${ROW_1}\n${ROW_2}`)).toEqual([]);
  });

  test('nothing shows an item', () => {
    expect(faults(`${ROW_1}\n${ROW_2}`, [])).toEqual(['1.1.1: nothing shows it.']);
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
      `"${ROW_1.replace(' | decode once', '')}" is no row of five cells.`,
    ],
    ['a file is not there', 'server/read.ts', 'server/gone.ts', '1.1.1: there is no server/gone.ts.'],
    ['no file is named', '`server/read.ts`', 'the server', '1.1.1: it names no file.'],
    [
      'reading has no reason',
      'read.ts` |',
      'read.ts`; by reading: yes |',
      '1.1.1: "yes" is no reason why there is no test.',
    ],
    ['there is no such state', '| met |', '| nearly met |', '1.1.1: "nearly met" is no state.'],
    ['it is not said why', 'there is nothing to encode', 'no', '1.1.2: it does not say why.'],
  ])('%s', (_what, part, instead, fault) => {
    expect(faults(`${ROW_1}\n${ROW_2}`.replace(part, instead))).toContain(fault);
  });
});
