import { expect, test } from 'vitest';
import { sharedPrice, sharedPrices } from './shared-price.ts';

const TOUR = {
  departures: [
    { day: '2027-04-22', seats: 6, perPerson: 17_900 },
    { day: '2027-05-01', seats: 8, perPerson: null },
  ],
  takenSeats: [{ day: '2027-04-22', seats: 4 }],
};

test.each([
  ['for a traveller who comes alone', 1, '2027-04-22', 17_900],
  ['for as many as there are seats', 2, '2027-04-22', 17_900],
  ['not for more: they are a party of their own', 3, '2027-04-22', null],
  ['not on a departure without a price', 1, '2027-05-01', null],
  ['not on any other day', 1, '2027-04-23', null],
  ['not while the date is open', 1, null, null],
])('a shared price holds %s §T1.1', (_, people, day, price) => {
  expect(sharedPrice(TOUR, people, day)).toBe(price);
});

test('of departures to come, those that are full cost nothing any more', () => {
  const more = { day: '2027-06-01', seats: 8, perPerson: 16_000 };
  const tour = { ...TOUR, departures: [...TOUR.departures, more] };
  expect(sharedPrices(tour, '2027-04-22')).toEqual([16_000, 17_900]);
  expect(sharedPrices(tour, '2027-04-23')).toEqual([16_000]);
  const full = { ...tour, takenSeats: [{ day: more.day, seats: 8 }] };
  expect(sharedPrices(full, '2027-04-23')).toEqual([]);
});
