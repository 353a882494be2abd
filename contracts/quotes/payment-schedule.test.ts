import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentSchedule } from './payment-schedule.ts';

const TRIP = {
  total: 66_001_00,
  travelDay: '2027-05-01',
  instalments: [],
  figures: { advancePercent: 50, balanceDays: 30 },
};

test.each([
  [
    '2027-03-31',
    [
      ['advance', '2027-03-31', 33_001_00],
      ['balance', '2027-04-01', 33_000_00],
    ],
  ],
  ['2027-04-01', [['advance', '2027-04-01', 66_001_00]]],
])('accepted on %s, all of it is due by the policy', (today, plan) => {
  expect(paymentSchedule(TRIP, today).map((due) => [due.cause, due.dueOn, due.paise])).toEqual(plan);
});

test('instalments as agreed, none due before it is accepted', () => {
  const instalments = [
    { dueOn: '2027-01-01', percent: 20 },
    { dueOn: '2027-03-01', percent: 30 },
    { dueOn: '2027-04-20', percent: 50 },
  ];
  expect(paymentSchedule({ ...TRIP, total: 10_001_00, instalments }, '2027-01-15')).toEqual([
    { cause: 'advance', dueOn: '2027-01-15', paise: 2_000_00 },
    { cause: 'instalment', dueOn: '2027-03-01', paise: 3_000_00 },
    { cause: 'balance', dueOn: '2027-04-20', paise: 5_001_00 },
  ]);
});

test('no plan loses a paisa of its total', () => {
  const shares = fc.constantFrom([100], [50, 50], [33, 33, 34], [1, 99], [10, 20, 30, 40]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), shares, (total, percents) => {
      const instalments = percents.map((percent, at) => ({ dueOn: `2027-0${at + 1}-01`, percent }));
      const plan = paymentSchedule({ ...TRIP, total, instalments }, '2026-12-01');
      expect(plan.reduce((sum, { paise }) => sum + paise, 0)).toBe(total);
    }),
  );
});
