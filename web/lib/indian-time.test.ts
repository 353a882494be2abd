import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';
import { todayInIndia } from './today-in-india.ts';

test('today is the day of the Indian calendar, five and a half hours ahead of UTC', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('a moment is written in Indian time', () => {
  expect(formatMoment('2026-11-20T19:48:00.000Z')).toBe('21 Nov 2026, 1:18 am');
});
