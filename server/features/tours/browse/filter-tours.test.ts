import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import {
  LENGTH_BANDS,
  PRICE_BANDS,
  RATING_FLOORS,
  TOUR_SORTS,
} from '../../../../contracts/tours/tour-filters.ts';
import { foldForSearch } from '../tour-slug.ts';
import { filterTours, type TourKey } from './filter-tours.ts';

const tourKey: fc.Arbitrary<TourKey> = fc.record({
  id: fc.uuid(),
  city: fc.constantFrom(...DESTINATIONS, 'Siliguri').map(foldForSearch),
  price: fc.integer({ min: 0, max: 100_000 }),
  days: fc.integer({ min: 1, max: 30 }),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
});
const catalogue = fc.uniqueArray(tourKey, { maxLength: 40, selector: (tour) => tour.id });
const query = fc.record({
  destination: fc.subarray([...DESTINATIONS]),
  price: fc.subarray(PRICE_BANDS.map((band) => band.id)),
  days: fc.subarray(LENGTH_BANDS.map((band) => band.id)),
  rating: fc.option(fc.constantFrom(...RATING_FLOORS), { nil: undefined }),
  sort: fc.constantFrom(...TOUR_SORTS),
});

test('the count of a choice is what choosing it alone would show', () => {
  fc.assert(
    fc.property(catalogue, query, (tours, asked) => {
      const { counts } = filterTours(tours, asked);
      for (const destination of DESTINATIONS) {
        const shown = filterTours(tours, { ...asked, destination: [destination] }).matching;
        expect(counts.destination[destination]).toBe(shown.length);
      }
      for (const { id } of PRICE_BANDS) {
        expect(counts.price[id]).toBe(filterTours(tours, { ...asked, price: [id] }).matching.length);
      }
      for (const rating of RATING_FLOORS) {
        expect(counts.rating[rating]).toBe(filterTours(tours, { ...asked, rating }).matching.length);
      }
    }),
  );
});

test('every price and every length lies in exactly one band', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), fc.integer({ min: 1, max: 365 }), (price, days) => {
      const within = (bands: readonly { from: number; to: number }[], value: number) =>
        bands.filter((band) => value >= band.from && value <= band.to).length;
      expect(within(PRICE_BANDS, price)).toBe(1);
      expect(within(LENGTH_BANDS, days)).toBe(1);
    }),
  );
});

test('sorting loses no tour, and the same question has the same answer', () => {
  fc.assert(
    fc.property(catalogue, query, (tours, asked) => {
      const everything = { ...asked, destination: [], price: [], days: [], rating: undefined };
      const { matching } = filterTours(tours, everything);
      expect(new Set(matching)).toEqual(new Set(tours));
      expect(filterTours([...tours].reverse(), everything).matching).toEqual(matching);
    }),
  );
});
