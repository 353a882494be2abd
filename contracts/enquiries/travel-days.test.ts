import { expect, test } from 'vitest';
import { lastTravelDay } from './travel-days.ts';

test.each([
  ['2026-11-20', '2028-11-20'],
  ['2026-02-28', '2028-02-28'],
  ['2028-02-29', '2030-02-28'],
  ['2026-12-31', '2028-12-31'],
])('on %s enquiries are taken up to %s', (today, last) => {
  expect(lastTravelDay(today)).toBe(last);
});
