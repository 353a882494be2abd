import { expect, test } from 'vitest';
import { NOT_DECIDED } from './travel-days.ts';
import { isSuggested, travelMonths } from './travel-months.ts';

test('months are suggested from this one on, as far ahead as enquiries are taken', () => {
  const months = travelMonths('2026-11-30');
  expect(months.slice(0, 3)).toEqual(['November 2026', 'December 2026', 'January 2027']);
  expect(months.at(-1)).toBe('November 2028');
});

test.each([
  ['March 2027', true],
  [NOT_DECIDED, true],
  ['March', false],
  ['Winner 2027', false],
  ['March 2027 https://prize.example', false],
  ['after my exams', false],
  ['', false],
])('%j is suggested: %s', (words, isOurs) => {
  expect(isSuggested(words)).toBe(isOurs);
});
