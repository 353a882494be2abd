import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readDeclaredNames, readExportedTypes } from '../support/declared-names.ts';

type Rule = { word: string; except: ReadonlySet<string> };

const FOLDERS = ['contracts', 'scripts', 'server', 'tests', 'web'];
/** Released migrations keep their names: they speak of the tables as they were. */
const LEFT_ALONE = 'server/db/migrations/';
/** Fifteen hundred files are parsed in a second's work; where ten programs share the machine it has to wait for its turns. */
const PARSED = { timeout: 90_000 };

let files: string[];
beforeAll(() => {
  files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith(LEFT_ALONE));
});

const read = (file: string) => readFileSync(file, 'utf8');
const sources = () => files.filter((file) => /\.tsx?$/.test(file));
const inCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The words that the glossary's last column refuses, and the names in the column before it that may have them. */
function readRules(glossary: string): Rule[] {
  return glossary.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length < 6) return [];
    const except = new Set(inCode(cells.at(-3) ?? ''));
    return inCode(cells.at(-2) ?? '').map((word) => ({ word, except }));
  });
}

/** `BookingRow`, `booking-row` and `BOOKING_ROW` are of the words booking and row. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

function refusedIn(names: string[], rules: Rule[]): string[] {
  return names.filter((name) => {
    const words = wordsOf(name);
    return rules.some(
      ({ word, except }) => !except.has(name) && words.some((own) => own === word || own === `${word}s`),
    );
  });
}

test('no name in the code has a word that the glossary refuses', PARSED, () => {
  const rules = readRules(read('docs/glossary.md'));
  expect(rules.length).toBeGreaterThan(0);
  const refused = sources().flatMap((file) =>
    refusedIn(readDeclaredNames(file, read(file)), rules).map((name) => `${file}: ${name}`),
  );
  expect(refused).toEqual([]);
});

test('no file or folder has a word that the glossary refuses', () => {
  const rules = readRules(read('docs/glossary.md'));
  const parts = new Set(files.flatMap((file) => file.split('/')));
  expect(refusedIn([...parts], rules)).toEqual([]);
});

test('a word is refused in every spelling, except in the names that the glossary allows it', () => {
  const rules = readRules('| **enquiry** | asked | table `bookings`, its `BookingRow` | `booking` |');
  const names = [
    'storeBooking',
    'BOOKING_KINDS',
    'bookings',
    'BookingRow',
    'own-booking.ts',
    'enquiry',
    'bookingly',
  ];
  expect(refusedIn(names, rules)).toEqual(['storeBooking', 'BOOKING_KINDS', 'own-booking.ts']);
});

test('names are found wherever they are given', () => {
  const source = `
    type Kept = { a: string };
    export class Box {}
    function take({ one: first, ...rest }: Kept, [second = 2]: number[]) { const inner = (third: 3) => third; }
  `;
  expect(readDeclaredNames('x.ts', source).sort()).toEqual(
    ['Kept', 'Box', 'take', 'first', 'rest', 'second', 'inner', 'third'].sort(),
  );
});

test('no two files have one name, and no two exported types', PARSED, () => {
  const types = sources().flatMap((file) => readExportedTypes(file, read(file)));
  const names = files.map((file) => basename(file));
  const twice = (all: string[]) => all.filter((name, place) => all.indexOf(name) !== place);
  expect(twice(names)).toEqual([]);
  expect(twice(types)).toEqual([]);
});
