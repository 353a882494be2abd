import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=5-9', { start: 5, end: 9 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-4', { start: 96, end: 99 }],
  ['bytes=-400', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
])('of a hundred bytes, %s asks for %o', (asked, range) => {
  expect(readRange(asked, 100)).toEqual(range);
});
