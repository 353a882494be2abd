import { expect, test } from 'vitest';
import { countOf, countPeople, wordFor } from './count-of.ts';

test('one is one, and nothing is many', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'tour'))).toEqual(['0 tours', '1 tour', '2 tours']);
  expect(countOf(1, 'enquiry', 'enquiries')).toBe('1 enquiry');
  expect(countOf(2, 'enquiry', 'enquiries')).toBe('2 enquiries');
  expect([1, 2].map((count) => wordFor(count, 'review'))).toEqual(['review', 'reviews']);
});

test('a party of one is a person', () => {
  expect([1, 12].map(countPeople)).toEqual(['1 person', '12 people']);
});

test('large numbers have India’s groups', () => {
  expect(countOf(100_000, 'enquiry', 'enquiries')).toBe('1,00,000 enquiries');
});
