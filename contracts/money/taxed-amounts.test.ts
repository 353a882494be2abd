import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteTotals } from '../quotes/quote-totals.ts';
import { amountInWords } from './amount-in-words.ts';
import { documentNumber, financialYearOf, seriesOf } from './document-terms.ts';
import { FIRST_MONEY_RULES } from './money-rules.ts';
import { placeOfSupply, retaxed, taxedAmounts, unagreed } from './taxed-amounts.ts';

const RULES = { ...FIRST_MONEY_RULES, registration: 'regular' as const };
const line = (each: number, treatment: 'priced' | 'passed_through' = 'priced') => ({
  ...{ text: 'Tour', quantity: 1, each, cost: null, treatment },
});
const agreed = (given: { each?: number; fees?: number; isTaxIncluded?: boolean; exemptPercent?: number }) => {
  const { each = 66_000, fees = 0, isTaxIncluded = true, exemptPercent = 0 } = given;
  const taxed = { taxKind: 'package' as const, isTaxIncluded, exemptPercent, tcsKind: 'none' as const };
  const lines = [line(each), line(fees, 'passed_through')];
  return { totals: quoteTotals({ lines, discount: 0 }, taxed, RULES), isTaxIncluded };
};

test('an advance of half has half of the tax in it', () => {
  expect(taxedAmounts(3_300_000, agreed({}), true)).toEqual({
    ...{ taxPercent: 5, taxable: 3_142_857, exempt: 0, passedThrough: 0, tcsPercent: 0, tcs: 0 },
    ...{ cgst: 78_571, sgst: 78_571, igst: 0, rounding: 1, total: 3_300_000 },
  });
});

test('all of a sum on top of which the tax comes, to another state', () => {
  const amounts = taxedAmounts(7_330_000, agreed({ isTaxIncluded: false, fees: 4_000 }), false);
  expect(amounts).toMatchObject({ taxable: 6_600_000, igst: 330_000, passedThrough: 400_000, rounding: 0 });
});

test('what was agreed before the agency was registered has the tax within it', () => {
  const { totals } = agreed({});
  const before = { ...totals, taxPercent: 0, taxable: totals.priced, tax: 0 };
  const after = retaxed({ totals: before, isTaxIncluded: true, exemptPercent: 0, percent: 5 });
  expect(taxedAmounts(6_600_000, after, false)).toMatchObject({ taxable: 6_285_714, igst: 314_286 });
  expect(taxedAmounts(11_800, unagreed(11_800, RULES), false)).toMatchObject({
    ...{ taxPercent: 18, taxable: 10_000, igst: 1_800 },
  });
  expect(taxedAmounts(11_800, unagreed(11_800, FIRST_MONEY_RULES), true)).toMatchObject({
    ...{ taxPercent: 0, taxable: 11_800, cgst: 0 },
  });
});

test('the parts of every share are that share, and both halves of a tax the same', () => {
  const given = fc.record({
    ...{ each: fc.integer({ min: 1, max: 1_000_000 }), fees: fc.nat(100_000) },
    ...{ isTaxIncluded: fc.boolean(), exemptPercent: fc.nat(50), percent: fc.nat(100), isSame: fc.boolean() },
  });
  fc.assert(
    fc.property(given, ({ percent, isSame, ...of }) => {
      const all = agreed(of);
      const sum = Math.round((all.totals.total * percent) / 100);
      const amounts = taxedAmounts(sum, all, isSame);
      const { taxable, exempt, cgst, sgst, igst, passedThrough, tcs, rounding } = amounts;
      expect(taxable + exempt + cgst + sgst + igst + passedThrough + tcs + rounding).toBe(sum);
      expect(cgst).toBe(sgst);
    }),
  );
});

test.each([
  [{ gstin: '27AAPFU0939F1ZV', state: '11' }, '27'],
  [{ gstin: '', state: '11' }, '11'],
  [{ gstin: '', state: '' }, '19'],
  [{ gstin: '', state: '96' }, '19'],
])('the place of supply of %o is %s', (buyer, place) => {
  expect(placeOfSupply(buyer, '19')).toBe(place);
});

test.each([
  [0, 'Rupees Zero Only'],
  [12_300_050, 'Rupees One Lakh Twenty-Three Thousand and Fifty Paise Only'],
  [6_600_000, 'Rupees Sixty-Six Thousand Only'],
  [101_001_100, 'Rupees Ten Lakh Ten Thousand Eleven Only'],
  [
    1_234_567_890_12,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Twelve Paise Only',
  ],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('a year ends in March, and a number has 16 signs at most', () => {
  expect(financialYearOf('2027-03-31')).toBe('26-27');
  expect(financialYearOf('2027-04-01')).toBe('27-28');
  expect(financialYearOf('2099-12-01')).toBe('99-00');
  expect(documentNumber(seriesOf('TT', 'invoice'), '26-27', 1)).toBe('TTI/26-27/0001');
  expect(documentNumber(seriesOf('TTX', 'receipt'), '26-27', 99_999)).toHaveLength(16);
  expect(() => documentNumber(seriesOf('TTX', 'receipt'), '26-27', 100_000)).toThrow(RangeError);
});
