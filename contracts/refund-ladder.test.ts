import { expect, test } from 'vitest';
import { daysBetween, deductedPercent, REFUND_LADDER } from './refund-ladder.ts';

/** Noon in India on this day. */
const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

const TRAVEL = '2027-05-01';

test.each([
  ['2027-03-31', 31, null],
  ['2027-04-01', 30, 50],
  ['2027-04-16', 15, 50],
  ['2027-04-17', 14, 80],
  ['2027-04-24', 7, 80],
  ['2027-04-25', 6, 100],
  ['2027-05-01', 0, 100],
  ['2027-05-02', -1, 100],
])('cancelled on %s, %i days before travel, %j percent are deducted', (day, days, percent) => {
  expect(daysBetween(noon(day), TRAVEL)).toBe(days);
  expect(deductedPercent({ cancelledAt: noon(day), travelDay: TRAVEL })).toBe(percent);
});

test('a day begins at midnight in India, not in Greenwich', () => {
  expect(daysBetween(new Date('2027-04-16T18:29:59.999Z'), TRAVEL)).toBe(15);
  expect(daysBetween(new Date('2027-04-16T18:30:00.000Z'), TRAVEL)).toBe(14);
});

test('days are counted over the end of a year and a leap day', () => {
  expect(daysBetween(noon('2027-12-31'), '2028-01-01')).toBe(1);
  expect(daysBetween(noon('2028-02-28'), '2028-03-01')).toBe(2);
});

test.each([
  ['2027-02-28', 31, null],
  ['2027-03-01', 30, 100],
  ['2027-03-30', 1, 100],
  ['2027-03-31', 0, 100],
  ['2027-04-01', -1, null],
])('cancelled on %s, %i days before a season starts, %j percent are deducted', (day, days, percent) => {
  const seasonStarts = ['2027-09-20', '2027-03-31'];
  expect(daysBetween(noon(day), '2027-03-31')).toBe(days);
  expect(deductedPercent({ cancelledAt: noon(day), travelDay: '2027-06-15', seasonStarts })).toBe(percent);
});

test('what is no day is refused, not taken for a refund', () => {
  expect(() => deductedPercent({ cancelledAt: noon('2027-04-01'), travelDay: 'May' })).toThrow(RangeError);
});

test('the steps leave no day out and hold none twice', () => {
  for (let days = 0; days <= 400; days += 1) {
    expect(REFUND_LADDER.filter(({ fromDays, toDays }) => days >= fromDays && days <= toDays)).toHaveLength(
      1,
    );
  }
});
