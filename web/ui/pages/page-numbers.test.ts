import { expect, test } from 'vitest';
import { pageNumbers } from './page-links.tsx';

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 42, '1 2 … 41 42'],
  [4, 42, '1 2 3 4 5 … 41 42'],
  [20, 42, '1 2 … 19 20 21 … 41 42'],
  [39, 42, '1 2 … 38 39 40 41 42'],
  [42, 42, '1 2 … 41 42'],
])('page %i of %i', (current, last, shown) => {
  expect(
    pageNumbers(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown);
});
