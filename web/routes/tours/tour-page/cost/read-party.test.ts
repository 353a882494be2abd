import { expect, test } from 'vitest';
import { readAges } from './read-party.ts';

test.each([
  ['3, 8', [3, 8]],
  ['3 and 8', [3, 8]],
  ['८ / ११', [8, 11]],
  ['8, 42', [8]],
  ['none', []],
  ['', []],
])('the ages of "%s"', (typed, ages) => {
  expect(readAges(typed)).toEqual(ages);
});
