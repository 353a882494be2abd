import { expect, test } from 'vitest';
import type { QuoteLine } from '../quotes/quote-body.contract.ts';
import { quoteTotals } from '../quotes/quote-totals.ts';
import { FIRST_TAX_RULES, type TaxRules } from './tax-rules.ts';
import { placeOfSupply, taxedAmounts } from './taxed-amounts.ts';

const RULES: TaxRules = { ...FIRST_TAX_RULES, registration: 'regular' };
const HOME = '19';

type Trip = {
  price: number;
  fees?: number;
  off?: number;
  rate: 'package' | 'other' | 'none';
  within?: boolean;
  abroad?: number;
  tcs?: 'with_pan' | 'without_pan';
  state: string;
  gstin?: string;
};
/** Paise, worked out on paper. */
type Paper = { taxable: number; cgst: number; igst: number; tcs?: number; rounding?: number; total: number };

const TRIPS: [Trip, Paper][] = [
  [
    { price: 40_000, rate: 'package', state: '19' },
    { taxable: 40_000_00, cgst: 1_000_00, igst: 0, total: 42_000_00 },
  ],
  [
    { price: 40_000, rate: 'other', state: '11' },
    { taxable: 40_000_00, cgst: 0, igst: 7_200_00, total: 47_200_00 },
  ],
  [
    { price: 42_000, rate: 'package', within: true, state: '11' },
    { taxable: 40_000_00, cgst: 0, igst: 2_000_00, total: 42_000_00 },
  ],
  [
    { price: 47_200, rate: 'other', within: true, state: '19' },
    { taxable: 40_000_00, cgst: 3_600_00, igst: 0, total: 47_200_00 },
  ],
  // 5 % is 500.05: two halves of 250.02, and a paisa that neither has.
  [
    { price: 10_001, rate: 'package', state: '19' },
    { taxable: 10_001_00, cgst: 250_02, igst: 0, rounding: -4, total: 10_501_00 },
  ],
  [
    { price: 10_001, rate: 'other', state: '27' },
    { taxable: 10_001_00, cgst: 0, igst: 1_800_18, rounding: -18, total: 11_801_00 },
  ],
  [
    { price: 30_000, fees: 4_000, rate: 'package', state: '19' },
    { taxable: 30_000_00, cgst: 750_00, igst: 0, total: 35_500_00 },
  ],
  [
    { price: 50_000, off: 2_500, rate: 'package', state: '10' },
    { taxable: 47_500_00, cgst: 0, igst: 2_375_00, total: 49_875_00 },
  ],
  // Outside India: our own state.
  [
    { price: 60_000, rate: 'package', abroad: 50, state: '96' },
    { taxable: 30_000_00, cgst: 750_00, igst: 0, total: 61_500_00 },
  ],
  [
    { price: 80_000, rate: 'package', tcs: 'with_pan', state: '19' },
    { taxable: 80_000_00, cgst: 2_000_00, igst: 0, tcs: 1_680_00, total: 85_680_00 },
  ],
  [
    { price: 80_000, rate: 'package', tcs: 'without_pan', state: '07' },
    { taxable: 80_000_00, cgst: 0, igst: 4_000_00, tcs: 4_200_00, total: 88_200_00 },
  ],
  // 20,999 / 1.05 = 19,999.0476
  [
    { price: 20_999, rate: 'package', within: true, state: '11' },
    { taxable: 19_999_05, cgst: 0, igst: 999_95, total: 20_999_00 },
  ],
  // 9,999 / 1.18 = 8,473.7288; tax 1,525.27
  [
    { price: 9_999, rate: 'other', within: true, state: '19' },
    { taxable: 8_473_73, cgst: 762_63, igst: 0, rounding: 1, total: 9_999_00 },
  ],
  [
    { price: 15_000, rate: 'none', state: '19' },
    { taxable: 15_000_00, cgst: 0, igst: 0, total: 15_000_00 },
  ],
  [
    { price: 33_333, rate: 'package', state: '11' },
    { taxable: 33_333_00, cgst: 0, igst: 1_666_65, rounding: 35, total: 35_000_00 },
  ],
  [
    { price: 66_667, rate: 'other', state: '19' },
    { taxable: 66_667_00, cgst: 6_000_03, igst: 0, rounding: -6, total: 78_667_00 },
  ],
  [
    { price: 999, rate: 'package', state: '19' },
    { taxable: 999_00, cgst: 24_97, igst: 0, rounding: 6, total: 1_049_00 },
  ],
  // Who is registered says the place, wherever they live.
  [
    { price: 1_00_000, rate: 'package', state: '19', gstin: '27AAPFU0939F1ZV' },
    { taxable: 1_00_000_00, cgst: 0, igst: 5_000_00, total: 1_05_000_00 },
  ],
  [
    { price: 1_23_456, rate: 'package', state: '' },
    { taxable: 1_23_456_00, cgst: 3_086_40, igst: 0, rounding: 20, total: 1_29_629_00 },
  ],
  [
    { price: 23_600, fees: 1_500, rate: 'other', within: true, state: '18' },
    { taxable: 20_000_00, cgst: 0, igst: 3_600_00, total: 25_100_00 },
  ],
];

test.each(TRIPS)('on paper %j is %j', (trip, paper) => {
  const { price, fees = 0, off = 0, rate, within = false, abroad = 0, tcs, state, gstin = '' } = trip;
  const lines: QuoteLine[] = [
    { text: 'Adult', quantity: 1, each: price, cost: null, treatment: 'priced' },
    { text: 'Permits', quantity: 1, each: fees, cost: null, treatment: 'passed_through' },
  ];
  const taxed = {
    taxKind: rate,
    isTaxIncluded: within,
    exemptPercent: abroad,
    tcsKind: tcs ?? ('none' as const),
  };
  const totals = quoteTotals({ lines, discount: off }, taxed, RULES);
  const isSame = placeOfSupply({ gstin, state }, HOME) === HOME;
  const amounts = taxedAmounts(totals.total, { totals, isTaxIncluded: within }, isSame);
  expect(amounts).toMatchObject({ tcs: 0, rounding: 0, ...paper, sgst: paper.cgst });
});
