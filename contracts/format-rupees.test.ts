import { expect, test } from 'vitest';
import { formatRupees } from './format-rupees.ts';

test('rupees are grouped as in India, without paise §0.2 §9.8', () => {
  expect(formatRupees(6500)).toBe('₹6,500');
  expect(formatRupees(123456)).toBe('₹1,23,456');
  expect(formatRupees(0)).toBe('₹0');
});
