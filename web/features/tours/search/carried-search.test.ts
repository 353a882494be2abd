import { expect, test } from 'vitest';
import { carrySearch, takeCarriedSearch } from './carried-search.ts';

test('carried results are taken once, and only for their own destination', () => {
  carrySearch('Sikkim');
  expect(takeCarriedSearch('Sikkim')).toBe(true);
  expect(takeCarriedSearch('Sikkim')).toBe(false);
  carrySearch('Sikkim');
  expect(takeCarriedSearch('Bhutan')).toBe(false);
  expect(takeCarriedSearch('Sikkim')).toBe(false);
});
