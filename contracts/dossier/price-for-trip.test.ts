import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRAVEL_MONTHS } from '../tours/trip.ts';
import { EMPTY_DOSSIER } from './empty-dossier.ts';
import { basisOfHeadline } from './price-basis.ts';
import { priceForTrip, priceForTwo } from './price-for-trip.ts';
import { workOutPrice } from './work-out-price.ts';

const rates = {
  minTravellers: null,
  parties: [
    { people: 2, perPerson: 31_500 },
    { people: 4, perPerson: 20_900 },
    { people: 6, perPerson: 18_900 },
  ],
  seasons: [
    { name: 'Flowers', from: '04-20', to: '05-10', extra: 1_500 },
    { name: 'Rains', from: '07-01', to: '07-31', extra: -900 },
  ],
  isTaxIncluded: true,
  taxPercent: 5,
};
const tour = { discountprice: 20_900, rates, feesPerPerson: 0, closedMonths: [] };

test('before anything is told, the headline stands for its own party', () => {
  expect(priceForTrip(tour, {})).toEqual({
    people: 4,
    each: 20_900,
    total: 83_600,
    isFrom: false,
    isBelowLeast: false,
  });
});

test.each([
  ['two in a plain month', { people: 2, when: 'nov' }, { each: 31_500, total: 63_000, isFrom: false }],
  [
    'a month that is dearer in part',
    { people: 5, when: 'may' },
    { each: 20_900, total: 104_500, isFrom: true },
  ],
  ['a month that is cheaper as a whole', { people: 5, when: 'jul' }, { each: 20_000, isFrom: false }],
  ['a day of that month', { people: 5, when: '2027-05-10' }, { each: 22_400, total: 112_000, isFrom: false }],
  ['the day after the season', { people: 5, when: '2027-05-11' }, { each: 20_900, isFrom: false }],
  ['a month alone', { when: 'jul' }, { people: 4, each: 20_000 }],
  ['more than the largest step', { people: 20 }, { each: 18_900, total: 378_000 }],
])('the price for %s', (_what, trip, price) => {
  expect(priceForTrip(tour, trip)).toMatchObject(price);
});

test('in a month without tours no season changes the price', () => {
  const closed = { ...tour, closedMonths: [7] };
  expect(priceForTrip(closed, { people: 5, when: 'jul' })).toMatchObject({ each: 20_900, total: 104_500 });
});

test('no price of February is that of a day which most years do not have', () => {
  const seasons = [{ name: 'Winter', from: '10-01', to: '02-28', extra: 2_000 }];
  const price = priceForTrip({ ...tour, rates: { ...rates, seasons } }, { people: 5, when: 'feb' });
  expect(price).toMatchObject({ each: 22_900, isFrom: false });
});

test('tax and fees are in the total', () => {
  const taxed = { ...tour, rates: { ...rates, isTaxIncluded: false }, feesPerPerson: 6_000 };
  expect(priceForTrip(taxed, { people: 2 })).toMatchObject({ each: 31_500, total: 63_000 * 1.05 + 12_000 });
});

const monthDay = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day }) => `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const anyRates = fc.record({
  minTravellers: fc.constant(null),
  parties: fc.constantFrom([], rates.parties),
  seasons: fc.array(
    fc.record({
      name: fc.constant('A season'),
      from: monthDay,
      to: monthDay,
      extra: fc.integer({ min: -500, max: 500 }),
    }),
    { maxLength: 3 },
  ),
  isTaxIncluded: fc.constantFrom(true, false, null),
  taxPercent: fc.constantFrom(null, 5, 18),
});

test('a month has the lowest price of its days, and each is the one that the tour page works out', () => {
  fc.assert(
    fc.property(
      anyRates,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(...TRAVEL_MONTHS),
      (own, people, when) => {
        const month = String(TRAVEL_MONTHS.indexOf(when) + 1).padStart(2, '0');
        const totals = Array.from({ length: when === 'feb' ? 28 : 29 }, (_, place) => {
          const day = `2027-${month}-${String(place + 1).padStart(2, '0')}`;
          const party = { adults: people, childAges: [], singleRooms: 0, extraBeds: 0, day };
          const { total } = workOutPrice({ ...EMPTY_DOSSIER.pricing, ...own }, 20_900, party);
          expect(priceForTrip({ ...tour, rates: own }, { people, when: day }).total).toBe(total);
          return total;
        });
        const { total, isFrom } = priceForTrip({ ...tour, rates: own }, { people, when });
        expect(total).toBe(Math.min(...totals));
        expect(isFrom).toBe(new Set(totals).size > 1);
      },
    ),
  );
});

test('a party smaller than the tour accepts is told the smallest one', () => {
  const least = { ...tour, rates: { ...rates, minTravellers: 4 } };
  expect(priceForTrip(least, { people: 2 })).toMatchObject({ people: 4, each: 20_900, isBelowLeast: true });
  expect(priceForTwo(least)).toBeNull();
  expect(priceForTwo(tour)).toBe(31_500);
});

test('each headline says whom it is for', () => {
  expect(basisOfHeadline(20_900, rates)).toBe('for 4 people');
  expect(basisOfHeadline(18_900, rates)).toBe('for 6 people or more');
  expect(basisOfHeadline(9_000, { parties: [], minTravellers: null })).toBe('for any number of people');
  expect(basisOfHeadline(9_000, { parties: [], minTravellers: 2 })).toBe('for 2 people or more');
});
