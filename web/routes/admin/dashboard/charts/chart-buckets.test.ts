import { expect, test } from 'vitest';
import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { bucketsOf } from './enquiries-by-day.tsx';

function period(from: string, to: string, byDay: { day: string; count: number }[]) {
  return bucketsOf({ from, to, enquiries: { byDay } as Dashboard['enquiries'] });
}

test('a short period has a bar a day, also for the days on which nothing came', () => {
  const { size, buckets } = period('2026-02-27', '2026-03-02', [{ day: '2026-03-01', count: 3 }]);
  expect(size).toBe('day');
  expect(buckets.map(({ key, count }) => [key, count])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 3],
    ['2026-03-02', 0],
  ]);
});

test('a year has a bar a week, which begins on Monday', () => {
  const { size, buckets } = period('2026-01-01', '2026-11-21', [
    { day: '2026-01-01', count: 1 },
    { day: '2026-01-04', count: 1 },
    { day: '2026-01-05', count: 5 },
  ]);
  expect(size).toBe('week');
  expect(buckets.slice(0, 2).map(({ key, count }) => [key, count])).toEqual([
    ['2025-12-29', 2],
    ['2026-01-05', 5],
  ]);
});

test('several years have a bar a month', () => {
  const { size, buckets } = period('2023-11-22', '2026-11-21', [{ day: '2024-02-29', count: 7 }]);
  expect(size).toBe('month');
  expect(buckets).toHaveLength(37);
  expect([buckets[0], buckets.at(-1)]).toMatchObject([
    { first: '2023-11-22', last: '2023-11-30' },
    { first: '2026-11-01', last: '2026-11-21' },
  ]);
  expect(buckets.find((bucket) => bucket.count === 7)?.label).toBe('Feb 2024');
});
