import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findUnnumbered,
  readSentences,
  withoutNumbers,
} from '../support/specification/numbered-specification.ts';

const root = new URL('../../', import.meta.url);
const specification = readFileSync(new URL('docs/specification.md', root), 'utf8');

const GIVEN_SHA256 = '8cbdbb3c8112dc160793db35ea1bd07fef0ad656c4fae3d1a3e4d7ea7cfa75f1';
/** Where the file as it was given lies beside the project, or beside the folder of its worktrees. */
const ORIGINALS = ['../shared/specification.txt', '../../shared/specification.txt'];

test('without its numbers the specification is as it was given; so is the given file itself, where it is at hand', () => {
  const text = withoutNumbers(specification);
  expect(createHash('sha256').update(text).digest('hex')).toBe(GIVEN_SHA256);
  for (const path of ORIGINALS) {
    const original = new URL(path, root);
    if (existsSync(original)) expect(text).toBe(readFileSync(original, 'utf8'));
  }
});

test('every sentence, list item and table row has a number, and they count on', () => {
  expect(findUnnumbered(specification)).toEqual([]);
  const numbers = [...readSentences(specification).keys()];
  const counted = numbers.map((number, index) => {
    const [section] = number.split('.');
    const before = numbers.slice(0, index).filter((other) => other.startsWith(`${section}.`));
    return `${section}.${before.length + 1}`;
  });
  expect(numbers).toEqual(counted);
});

test('what has no number is found: a line, a list item, a table row, a second sentence', () => {
  const text = [
    '## 2. Screens',
    '| Field | Meaning |',
    '|---|---|',
    '| **2.1** title | |',
    '| city | |',
    "- **2.2** It says \"Sent. Thank you\" or 'Sorry. Let's try again.'.",
    '- It has a map. **2.3** And a list.',
    '**2.4** One. Two.',
    'Three.',
  ].join('\n');
  expect(findUnnumbered(text)).toEqual([
    '| city | |',
    '- It has a map. **2.3** And a list.',
    'Three.',
    'One. Two.',
  ]);
  expect(() => readSentences('**2.1** One. **2.1** Two.')).toThrow('The number 2.1 stands twice.');
});
