import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_TAX_RULES, type TaxRules } from '../money/tax-rules.ts';
import type { QuoteLine } from './quote-body.contract.ts';
import { marginOf, quoteTotals } from './quote-totals.ts';

const REGULAR: TaxRules = { ...FIRST_TAX_RULES, registration: 'regular' };
const PLAIN = { taxKind: 'package', isTaxIncluded: false, exemptPercent: 0, tcsKind: 'none' } as const;
const line = (each: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ text: 'Adult', quantity: 1, each, cost: null, treatment: 'priced' },
  ...more,
});
const option = (...lines: QuoteLine[]) => ({ lines, discount: 0 });

test.each([
  ['5% on top', PLAIN, { taxable: 1_000_100, tax: 50_005, rounding: -5, total: 1_050_100 }],
  ['18% on top', { ...PLAIN, taxKind: 'other' }, { tax: 180_018, rounding: -18, total: 1_180_100 }],
  ['5% within', { ...PLAIN, isTaxIncluded: true }, { taxable: 952_476, tax: 47_624, total: 1_000_100 }],
  ['half of it abroad', { ...PLAIN, exemptPercent: 50 }, { taxable: 500_050, tax: 25_003, total: 1_025_100 }],
  ['tax collected at source', { ...PLAIN, tcsKind: 'with_pan' }, { tcs: 21_002, total: 1_071_100 }],
] as const)('of ₹10,001 with %s', (_what, taxed, totals) => {
  expect(quoteTotals(option(line(10_001)), taxed, REGULAR)).toMatchObject(totals);
});

test('who is not registered adds no GST, and fees are passed on without any', () => {
  const fees = line(2_000, { treatment: 'passed_through' });
  const without = quoteTotals(option(line(10_000), fees), PLAIN, FIRST_TAX_RULES);
  expect(without).toMatchObject({ tax: 0, passedThrough: 200_000, total: 1_200_000 });
  expect(quoteTotals(option(line(10_000), fees), PLAIN, REGULAR)).toMatchObject({ tax: 50_000 });
});

test('what is optional, or the traveller’s own, is in no total; a discount is before tax', () => {
  const lines = [line(10_000), line(900, { treatment: 'optional' }), line(700, { treatment: 'own' })];
  expect(quoteTotals({ lines, discount: 1_000 }, PLAIN, REGULAR)).toMatchObject({
    ...{ priced: 900_000, discount: 100_000, tax: 45_000, total: 945_000 },
  });
});

test('the margin is what is left after costs and tax, and unknown while a cost is', () => {
  const priced = option(line(10_500, { quantity: 2, cost: 8_000 }));
  const totals = quoteTotals(priced, { ...PLAIN, isTaxIncluded: true }, REGULAR);
  expect(marginOf(priced, totals, true)).toBe(400_000);
  expect(marginOf(option(line(1)), totals, true)).toBeNull();
});

test('parts are whole paise and make the total, whatever the lines', () => {
  const anyLine = fc.record({
    text: fc.constant('Line'),
    quantity: fc.integer({ min: 1, max: 50 }),
    each: fc.integer({ min: 0, max: 500_000 }),
    cost: fc.constant(null),
    treatment: fc.constantFrom('priced', 'passed_through', 'optional', 'own'),
  });
  const anyTax = fc.record({
    taxKind: fc.constantFrom('package', 'other', 'none'),
    isTaxIncluded: fc.boolean(),
    exemptPercent: fc.integer({ min: 0, max: 50 }),
    tcsKind: fc.constantFrom('none', 'with_pan', 'without_pan'),
  });
  fc.assert(
    fc.property(fc.array(anyLine as fc.Arbitrary<QuoteLine>, { minLength: 1 }), anyTax, (lines, taxed) => {
      const totals = quoteTotals({ lines, discount: 0 }, taxed, REGULAR);
      const { priced, passedThrough, tax, tcs, rounding, total } = totals;
      expect(Object.values(totals).every(Number.isInteger)).toBe(true);
      expect(priced + (taxed.isTaxIncluded ? 0 : tax) + passedThrough + tcs + rounding).toBe(total);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(50);
      expect(total % 100).toBe(0);
    }),
  );
});
