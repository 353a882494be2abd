import { expect, test } from 'vitest';
import { featuredText } from '../manage-tours.tsx';

test.each([
  [0, 'No tour is featured: the home page shows the best-rated ones.'],
  [1, '1 tour is featured on the home page.'],
  [12, '12 tours are featured on the home page.'],
  [13, '13 tours are featured: the home page shows the first 12 of them.'],
])('staff read what the home page shows of %i featured tours', (count, text) => {
  expect(featuredText(count)).toBe(text);
});
