import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['+919830012345', '+91 98300 12345'],
  ['+442079460958', '+442079460958'],
  ['+9135325200', '+9135325200'],
])('%s is written %s', (e164, written) => {
  expect(formatPhone(e164)).toBe(written);
});
