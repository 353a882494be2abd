import { expect, test } from 'vitest';
import { completeContent } from '../page-content/content-values.ts';
import { paymentPlan, refundOf } from './payment-plan.ts';

const TRAVEL = '2027-05-01';
const { figures } = completeContent('policies');

test.each([
  ['2027-01-01', 33_001, 33_000],
  ['2027-03-31', 33_001, 33_000],
  ['2027-04-01', 66_001, 0],
  ['2027-04-30', 66_001, 0],
])('booked on %s, ₹%i is paid at once and ₹%i by 1 April', (today, advance, balance) => {
  const plan = paymentPlan({ total: 66_001, travelDay: TRAVEL, figures, today });
  expect(plan).toEqual({ advance, balance, balanceDay: '2027-04-01' });
});

test.each([
  ['2027-03-31', null],
  ['2027-04-01', 33_000],
  ['2027-04-16', 33_000],
  ['2027-04-17', 13_200],
  ['2027-04-24', 13_200],
  ['2027-04-25', 0],
  ['2027-05-01', 0],
])('cancelled on %s, ₹%s of ₹66,000 comes back', (cancelDay, back) => {
  expect(refundOf({ total: 66_000, travelDay: TRAVEL, cancelDay, figures })).toBe(back);
});

test('within thirty days of a season’s start nothing comes back §T1.8', () => {
  const trip = {
    total: 66_000,
    travelDay: '2027-12-01',
    figures: { ...figures, seasonStarts: [{ day: '2027-10-01' }] },
  };
  expect(refundOf({ ...trip, cancelDay: '2027-09-15' })).toBe(0);
  expect(refundOf({ ...trip, cancelDay: '2027-08-31' })).toBe(null);
});
