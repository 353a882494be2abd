import { expect, test } from 'vitest';
import { completeContent } from '../page-content/content-values.ts';
import { deductedPercent, refundSteps } from './refund-ladder.ts';

/** Noon in India on this day. */
const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

const TRAVEL = '2027-05-01';
const { figures } = completeContent('policies');

test.each([
  ['2027-03-31', 31, null],
  ['2027-04-01', 30, 50],
  ['2027-04-16', 15, 50],
  ['2027-04-17', 14, 80],
  ['2027-04-24', 7, 80],
  ['2027-04-25', 6, 100],
  ['2027-05-01', 0, 100],
  ['2027-05-02', -1, 100],
])('cancelled on %s, %i days before travel, %j percent are deducted §9.17–9.19', (day, _days, percent) => {
  expect(deductedPercent({ cancelledAt: noon(day), travelDay: TRAVEL, figures })).toBe(percent);
});

test('a day begins at midnight in India, not in Greenwich', () => {
  const cost = (moment: string) =>
    deductedPercent({ cancelledAt: new Date(moment), travelDay: TRAVEL, figures });
  expect(cost('2027-04-16T18:29:59.999Z')).toBe(50);
  expect(cost('2027-04-16T18:30:00.000Z')).toBe(80);
});

test.each([
  ['2027-02-28', 31, null],
  ['2027-03-01', 30, 100],
  ['2027-03-30', 1, 100],
  ['2027-03-31', 0, 100],
  ['2027-04-01', -1, null],
])(
  'cancelled on %s, %i days before a season starts, %j percent are deducted §9.20',
  (day, _days, percent) => {
    const seasonStarts = [{ day: '2027-09-20' }, { day: '2027-03-31' }];
    expect(
      deductedPercent({
        cancelledAt: noon(day),
        travelDay: '2027-06-15',
        figures: { ...figures, seasonStarts },
      }),
    ).toBe(percent);
  },
);

test('what is no day is refused, not taken for a refund', () => {
  expect(() => deductedPercent({ cancelledAt: noon('2027-04-01'), travelDay: 'May', figures })).toThrow(
    RangeError,
  );
});

test.each([
  ['the usual ladder', figures.deductions],
  ['a ladder in another order', [...figures.deductions].reverse()],
  ['one step', [{ days: 0, percent: 100 }]],
  ['no step', []],
])('%s leaves no day out and holds none twice', (_name, deductions) => {
  const steps = refundSteps({ deductions });
  for (let days = 0; days <= 400; days += 1)
    expect(steps.filter(({ fromDays, toDays }) => days >= fromDays && days <= toDays)).toHaveLength(1);
});
