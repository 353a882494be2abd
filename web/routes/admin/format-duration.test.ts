import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, 'under 1 min'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [8_100, '2 h 15 min'],
  [7_190, '2 h'],
  [86_400, '1 day'],
  [90_000, '1 day 1 h'],
  [259_200, '3 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
