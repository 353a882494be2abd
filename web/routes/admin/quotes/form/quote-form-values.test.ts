import { expect, test } from 'vitest';
import { FIRST_TAX_RULES } from '../../../../../contracts/money/tax-rules.ts';
import type { QuoteBody } from '../../../../../contracts/quotes/quote-body.contract.ts';
import { marginOf, quoteTotals } from '../../../../../contracts/quotes/quote-totals.ts';
import { countedOption, isSameQuote, nextOption, otherParty, toBody, toForm } from './quote-form-values.ts';

const QUOTE: QuoteBody = {
  travelDay: '2027-04-12',
  people: 2,
  validUntil: null,
  words: '',
  days: [{ title: 'To Lachung', stay: 'Yarlam', vehicle: 'Innova' }],
  included: ['The car', 'Nights'],
  notIncluded: [],
  options: [
    {
      label: 'Standard',
      lines: [
        { text: 'Adults', quantity: 2, each: 30_500, cost: 24_000, treatment: 'priced' },
        { text: 'Permit', quantity: 2, each: 500, cost: null, treatment: 'passed_through' },
      ],
      discount: 0,
      discountReason: '',
    },
  ],
  taxKind: 'package',
  isTaxIncluded: true,
  exemptPercent: 0,
  tcsKind: 'none',
  instalments: [],
};

test('numbers are typed as text, lists a line each, and what is not known is empty', () => {
  const form = toForm(QUOTE);
  expect(form).toMatchObject({ people: '2', validUntil: '', included: 'The car\nNights' });
  expect(form.options[0]?.lines.map(({ cost }) => cost)).toEqual(['24000', '']);
  expect(toBody(form)).toMatchObject({
    included: ['The car', 'Nights'],
    notIncluded: [],
    exemptPercent: '0',
  });
});

test('another way to write a number, and an empty line, change nothing', () => {
  const form = toForm(QUOTE);
  const [option] = structuredClone(form.options);
  if (!option?.lines[0]) throw new Error('It has an option.');
  option.lines[0].each = '₹ 30,500';
  option.discount = '';
  expect(isSameQuote(form, { ...form, options: [option], included: 'The car\n\nNights\n' })).toBe(true);
  option.lines[0].each = '30501';
  expect(isSameQuote(form, { ...form, options: [option] })).toBe(false);
});

test('sums are of what is typed, and the margin is known once each cost is', () => {
  const [option] = toForm(QUOTE).options;
  if (!option) throw new Error('It has an option.');
  const sums = (typed: typeof option) => {
    const counted = countedOption(typed);
    const totals = quoteTotals(counted, QUOTE, FIRST_TAX_RULES);
    return [totals.total, marginOf(counted, totals, true)];
  };
  expect(sums({ ...option, discount: '₹1,000' })).toEqual([61_000_00, 12_000_00]);
  const unread = { text: 'Guide', quantity: '1', each: 'about 500', cost: '', treatment: 'priced' as const };
  expect(sums({ ...option, lines: [...option.lines, unread] })).toEqual([62_000_00, null]);
});

test('another option begins as the first, by a name that is free', () => {
  const { options } = toForm(QUOTE);
  const second = nextOption(options);
  expect(second).toEqual({ ...options[0], label: 'Deluxe' });
  expect(nextOption([...options, second]).label).toBe('Option 3');
});

test.each<[lines: [quantity: number, treatment?: 'own'][], people: number | null, pricedFor?: number]>([
  [[[3]], 5, 3],
  [[[5]], 2, 5],
  [[[3], [3, 'own']], 6, 3],
  [[[3]], 3],
  [[[3]], null],
  [[[1]], 3],
  [[[2], [1], [1]], 3],
  [[[3], [1]], 3],
])('lines for %j, of %j who travel, are for %j', (lines, people, pricedFor) => {
  const line = { text: 'Adult', each: 500, cost: null };
  const counted = lines.map(([quantity, treatment = 'priced' as const]) => ({
    ...line,
    quantity,
    treatment,
  }));
  expect(otherParty({ lines: counted, discount: 0 }, people)).toBe(pricedFor);
});
