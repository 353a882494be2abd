import { expect, test } from 'vitest';
import { createCarriedSearch } from './destination-search.tsx';

test('carried results are taken once, and only for their own destination §2.12', () => {
  const carried = createCarriedSearch();
  carried.leave('Sikkim');
  expect(carried.take('Sikkim')).toBe(true);
  expect(carried.take('Sikkim')).toBe(false);
  carried.leave('Sikkim');
  expect(carried.take('Bhutan')).toBe(false);
  expect(carried.take('Sikkim')).toBe(false);
});
