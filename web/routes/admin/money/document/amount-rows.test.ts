import { expect, test } from 'vitest';
import { amountRows, plainRupees } from './amount-rows.ts';

const NOTHING = {
  ...{ taxPercent: 0, taxable: 0, exempt: 0, cgst: 0, sgst: 0, igst: 0, passedThrough: 0 },
  ...{ tcsPercent: 0, tcs: 0, rounding: 0, total: 0 },
};

test('a document lists what its total is made of, and leaves out what is nil', () => {
  expect(amountRows({ ...NOTHING, taxable: 6_600_000, total: 6_600_000 })).toEqual([['Value', 6_600_000]]);
  expect(
    amountRows({
      ...NOTHING,
      taxPercent: 5,
      ...{ taxable: 6_285_714, cgst: 157_143, sgst: 157_143, total: 6_600_000 },
    }),
  ).toEqual([
    ['Taxable value', 6_285_714],
    ['CGST 2.5%', 157_143],
    ['SGST 2.5%', 157_143],
  ]);
});

test('sums have two decimals and the groups of India', () => {
  expect(plainRupees(12_345_650)).toBe('1,23,456.50');
});
