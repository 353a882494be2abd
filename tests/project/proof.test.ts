import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASVS_LEVELS } from '../support/security/asvs-levels.ts';
import { findCoverageFaults, readMarkedSentences } from '../support/specification/coverage-table.ts';
import { readSentences } from '../support/specification/numbered-specification.ts';
import { numbersIn, readInProject, readProof, testFiles } from '../support/specification/proof.ts';

const proof = readProof();
const sentences = readSentences(readInProject('docs/specification.md'));
const table = readInProject('docs/specification-coverage.md');
const questions = [...readInProject('docs/what-travellers-decide-by.md').matchAll(/^\| (\d\.\d+) \|/gm)].map(
  ([, number]) => `T${number}`,
);

test('a number says one, or all from the first to the last', () => {
  expect(numbersIn('a card is shown §0.2 §2.47–2.49 §T1.1 §V15.3.7')).toEqual([
    ...['0.2', '2.47', '2.48', '2.49', 'T1.1', 'V15.3.7'],
  ]);
  expect(numbersIn('a year of 12.5 %')).toEqual([]);
});

test('every sentence of the specification is shown by a test, or has a mark §V2.1.2', () => {
  const readings = [...readInProject('docs/specification-readings.md').matchAll(/^(\d+)\. /gm)];
  expect(
    findCoverageFaults({
      rows: readMarkedSentences(table),
      sentences,
      shown: new Set(proof.keys()),
      readings: new Set(readings.map(([, number]) => String(number))),
    }),
  ).toEqual([]);
});

test('every question of travellers is answered by a test', () => {
  expect(questions.filter((number) => number.startsWith('T1.'))).toHaveLength(12);
  expect(questions.filter((number) => !proof.has(number))).toEqual([]);
});

test('every number in a title is one of these', () => {
  const known = new Set([
    ...sentences.keys(),
    ...questions,
    ...[...ASVS_LEVELS.keys()].map((number) => `V${number}`),
  ]);
  expect([...proof].filter(([number]) => !known.has(number))).toEqual([]);
});

test('every file that the table names is there, under a name that no other has', () => {
  const names = testFiles.map((path) => basename(path));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  const named = new Set(table.match(/[\w-][\w.-]*\.(?:test|spec)\.(?:tsx?|mjs)\b/g));
  expect(named.size).toBeGreaterThan(80);
  expect([...named].filter((name) => !names.includes(name))).toEqual([]);
});

describe('the specification is refused where', () => {
  const SPECIFICATION = [
    '**2.1** Footer:',
    '- **2.2** an embedded map. **2.3** On a load error it retries once.',
    '- **2.4** The wording: not shown.',
  ].join('\n');
  const TABLE = [
    '| 2.1 | Footer: | introduces 2.2 to 2.3 |',
    '| 2.3 | On a load error… | reading 9 |',
    '| 2.4 | The wording: not shown. | left open: read in reading 9 |',
  ].join('\n');
  const faults = (text: string, shown = ['2.2']) =>
    findCoverageFaults({
      rows: readMarkedSentences(text),
      sentences: readSentences(SPECIFICATION),
      shown: new Set(shown),
      readings: new Set(['9']),
    });

  test('nothing is wrong: it is not', () => {
    expect(faults(TABLE)).toEqual([]);
  });

  test('nothing shows a sentence', () => {
    expect(faults(TABLE, [])).toEqual(['2.2: no test shows it.']);
  });

  test.each([
    ['a sentence has two rows', /^(\| 2\.3 .*\n)/m, '$1$1', '2.3 has more than one row.'],
    ['there is no such sentence', '| 2.4 |', '| 2.5 |', '2.5: there is no sentence of this number.'],
    [
      'other words are quoted',
      'On a load',
      'After a',
      '2.3: the sentence does not begin with "After a error…".',
    ],
    ['a mark is none', 'introduces 2.2 to 2.3', '', '2.1: "" is none of the marks.'],
    ['a list begins elsewhere', 'introduces 2.2', 'introduces 2.3', '2.1: 2.3 does not follow it.'],
    ['a list ends nowhere', 'to 2.3', 'to 2.9', '2.1: 2.9 does not follow it.'],
    ['a reading is not there', '| reading 9', '| reading 8', '2.3: there is no reading 8.'],
    [
      'nothing is left open',
      '| reading 9',
      '| left open: see reading 9',
      '2.3: the sentence leaves nothing open.',
    ],
  ])('%s', (_what, part, instead, fault) => {
    expect(faults(TABLE.replace(part, instead))).toContain(fault);
  });
});
