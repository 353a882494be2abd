import { expect, test } from 'vitest';
import { FIRST_TAX_RULES } from '../../../contracts/money/tax-rules.ts';
import { quoteTotals } from '../../../contracts/quotes/quote-totals.ts';
import { eachText, rowsApart, rowsOfTotal, taxNote } from './option-sums.ts';

type Treatment = 'priced' | 'passed_through' | 'optional' | 'own';

const line = (text: string, quantity: number, each: number, treatment: Treatment = 'priced') => ({
  ...{ text, quantity, each, treatment, cost: null },
});

const LINES = [
  line('Adults', 3, 10_001),
  line('Permits', 3, 450, 'passed_through'),
  line('Zip line', 2, 1_200, 'optional'),
  line('Lunches', 1, 0, 'own'),
  line('Flights', 3, 6_500, 'own'),
];

function quoted(change: object = {}, discount = 0) {
  const tax = {
    ...{ kind: 'package' as const, isIncluded: false, exemptPercent: 0, tcsKind: 'none' as const },
    rules: { ...FIRST_TAX_RULES, registration: 'regular' as const },
    ...change,
  };
  const { kind: taxKind, isIncluded: isTaxIncluded, exemptPercent, tcsKind, rules } = tax;
  const totals = quoteTotals(
    { lines: LINES, discount },
    { taxKind, isTaxIncluded, exemptPercent, tcsKind },
    rules,
  );
  const option = { label: 'Standard', lines: LINES, discountReason: 'early booking', totals };
  return { option, tax };
}

const told = (rows: { text: string; note?: string; amount: string }[]) =>
  rows.map(({ text, note, amount }) => [text, note, amount].filter(Boolean).join(' | '));

test('each row is part of the total: price, discount, GST, what is passed on, TCS, rounding', () => {
  const { option, tax } = quoted({ tcsKind: 'with_pan' }, 500);
  expect(told(rowsOfTotal(option, tax))).toEqual([
    'Adults | 3 × ₹10,001 | ₹30,003',
    'Discount: early booking | −₹500',
    'GST 5% | on ₹29,503 | ₹1,475.15',
    'Permits | 3 × ₹450, at cost | ₹1,350',
    'TCS 2% | Tax collected at source | ₹646.56',
    'Rounded to the rupee | ₹0.29',
  ]);
  expect(option.totals.total).toBe(32_975_00);
  expect(taxNote(option, tax)).toBe('');
});

test('GST that is in the prices is said below the total, and adds nothing', () => {
  const { option, tax } = quoted({ isIncluded: true, exemptPercent: 40 });
  expect(told(rowsOfTotal(option, tax))).toEqual([
    'Adults | 3 × ₹10,001 | ₹30,003',
    'Permits | 3 × ₹450, at cost | ₹1,350',
  ]);
  expect(taxNote(option, tax)).toBe(
    'The total includes GST of ₹873.87, 5%. 40% of the tour is abroad and has no GST.',
  );
});

test('who is not registered says nothing of GST', () => {
  const { option, tax } = quoted({ rules: FIRST_TAX_RULES });
  expect(told(rowsOfTotal(option, tax))).toHaveLength(2);
  expect(taxNote(option, tax)).toBe('');
  expect(told(rowsApart(option, 'optional', tax))).toEqual(['Zip line | 2 × ₹1,200 | ₹2,400']);
});

test('what is outside the total says what comes on top, and that the traveller’s own costs are a guess', () => {
  const { option, tax } = quoted();
  expect(told(rowsApart(option, 'optional', tax))).toEqual(['Zip line | 2 × ₹1,200, GST on top | ₹2,400']);
  expect(told(rowsApart(option, 'own', tax))).toEqual(['Lunches', 'Flights | 3 × ₹6,500 | about ₹19,500']);
});

test('the share of one is rounded to the rupee, and says so', () => {
  expect(eachText(94_000_00, 4)).toBe('₹23,500 per person');
  expect(eachText(94_550_00, 4)).toBe('about ₹23,638 per person');
});
