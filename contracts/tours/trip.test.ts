import { expect, test } from 'vitest';
import { TRAVEL_DAY } from '../../tests/support/travel-day.ts';
import { readTrip, withTrip } from './trip.ts';

const read = (search: string) => readTrip(new URLSearchParams(search));

test.each([
  ['', {}],
  ['people=5&when=may', { people: 5, when: 'may' }],
  ['people=5&when=MAY', { people: 5, when: 'may' }],
  [`when=${TRAVEL_DAY}`, { when: TRAVEL_DAY }],
  ['when=2026-10-05', { when: 'oct' }],
  ['when=9999-12-31', { when: 'dec' }],
  ['people=0&when=2027-02-30', {}],
  ['people=501', {}],
  ['people=1e2&when=mayday', {}],
  ['people=-1&when=', {}],
])('?%s', (search, trip) => {
  expect(read(search)).toEqual(trip);
});

test('a trip replaces the one in the address, and keeps the rest', () => {
  const search = new URLSearchParams('sort=price&people=2&when=may');
  expect(String(withTrip(search, { people: 4 }))).toBe('sort=price&people=4');
});
