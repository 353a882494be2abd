import { expect, test } from 'vitest';
import { readCompared } from './load-comparison.ts';

test.each([
  ['', []],
  ['tours=', []],
  ['tours=a,b', ['a', 'b']],
  ['tours=a&tours=b', ['a', 'b']],
  ['tours=a,,a, b ', ['a', 'b']],
  ['tours=a,b,c,d', ['a', 'b', 'c']],
  [`tours=${'x'.repeat(121)},b`, ['b']],
])('?%s', (search, names) => {
  expect(readCompared(new URLSearchParams(search))).toEqual(names);
});
