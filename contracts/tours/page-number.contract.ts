import { wholeNumber } from '../fields/number.contract.ts';

export const pageNumber = wholeNumber('page must be a whole number.', {
  noNumber: 'page must be a number.',
  min: [1, 'page must be at least 1.'],
  max: [100_000, 'page is too high.'],
});
