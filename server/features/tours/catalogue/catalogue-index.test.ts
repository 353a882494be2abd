import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../../../../contracts/dossier/difficulties.ts';
import {
  COMPANIONS,
  type Companion,
  HEIGHT_BANDS,
  LENGTH_BANDS,
  PRICE_BANDS,
  RATING_FLOORS,
  TOUR_SORTS,
  type TourSort,
} from '../../../../contracts/tours/tour-filters.ts';
import { TRAVEL_MONTHS } from '../../../../contracts/tours/trip.ts';
import { firstChoices } from '../../../../tests/support/first-choices.ts';
import { NO_RATINGS } from '../../reviews/reviews.queries.ts';
import { NO_TRAITS } from '../dossier/stored-dossier.ts';
import { foldForSearch } from '../tour-slug.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import type { Filters } from './tour-choices.ts';
import type { TourKey } from './tour-keys.queries.ts';

const LISTED = firstChoices();
const DESTINATIONS = LISTED.destinations.map(({ key }) => key);
const THEMES = LISTED.themes.map(({ key }) => key);

const tourKey: fc.Arbitrary<TourKey> = fc.record({
  id: fc.uuid(),
  createdAt: fc.constant(''),
  updatedAt: fc.constant(''),
  isFeatured: fc.boolean(),
  city: fc.constant(''),
  featuredPlace: fc.constant(-1),
  town: fc.constant(''),
  searchText: fc.constant(''),
  ratings: fc.constant(NO_RATINGS),
  place: fc.constantFrom(...DESTINATIONS, 'Siliguri').map(foldForSearch),
  price: fc.integer({ min: 0, max: 100_000 }),
  days: fc.integer({ min: 1, max: 30 }),
  themes: fc.subarray([...THEMES]),
  startTown: fc.constantFrom('', 'Siliguri', 'Gangtok'),
  goodMonths: fc.subarray(TRAVEL_MONTHS.map((_, place) => place + 1)),
  highestMetres: fc.option(fc.integer({ min: 0, max: 5_500 })),
  difficulty: fc.constantFrom('' as const, ...DIFFICULTIES),
  minAge: fc.option(fc.constantFrom(3, 5, 8, 12)),
  maxAge: fc.option(fc.constant(60)),
  discountprice: fc.constant(0),
  feesPerPerson: fc.constant(0),
  closedMonths: fc.constant([]),
  rates: fc.constant(NO_TRAITS.rates),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
});
const catalogue = fc.uniqueArray(tourKey, { maxLength: 40, selector: (tour) => tour.id });
const query = fc.record({
  destination: fc.subarray([...DESTINATIONS]),
  price: fc.subarray(PRICE_BANDS.map((band) => band.id)),
  days: fc.subarray(LENGTH_BANDS.map((band) => band.id)),
  theme: fc.subarray([...THEMES]),
  month: fc.subarray([...TRAVEL_MONTHS]),
  height: fc.subarray(HEIGHT_BANDS.map((band) => band.id)),
  level: fc.subarray([...DIFFICULTIES]),
  with: fc.subarray([...COMPANIONS]),
  start: fc.subarray(['siliguri', 'Gangtok']),
  rating: fc.option(fc.constantFrom(...RATING_FLOORS), { nil: undefined }),
  sort: fc.constantFrom(...TOUR_SORTS),
});

/** What asks for every tour. */
const NO_FILTERS: Filters = {
  ...{ destination: [], theme: [], price: [], days: [] },
  ...{ month: [], height: [], level: [], with: [], start: [] },
};

type Asked = Filters & { sort: TourSort };

function filterTours(tours: TourKey[], asked: Asked) {
  const index = createCatalogueIndex(LISTED);
  index.replace([], tours);
  return matchingIn(index, asked);
}

function matchingIn(index: CatalogueIndex, asked: Asked) {
  const { tours, total, counts } = index.filter(asked, { from: 0, count: Number.POSITIVE_INFINITY });
  expect(tours).toHaveLength(total);
  return { matching: tours.map(({ id }) => id), counts };
}

const isWithin = (bands: readonly { id: string; from: number; to: number }[], value: number, ids: string[]) =>
  ids.length === 0 || bands.some(({ id, from, to }) => ids.includes(id) && value >= from && value <= to);

const isFor = (companion: Companion, { difficulty, minAge, maxAge, highestMetres }: TourKey) =>
  companion === 'seniors'
    ? difficulty === 'easy' && maxAge === null && highestMetres !== null && highestMetres < 3_000
    : ['easy', 'moderate'].includes(difficulty) && (minAge ?? 0) <= (companion === 'child-3' ? 3 : 8);

test('a filter lets through what one of its choices describes, and all filters have to', () => {
  fc.assert(
    fc.property(catalogue, query, (tours, asked) => {
      const { destination, theme, price, days, month, height, level, start, rating } = asked;
      const expected = tours.filter(
        (tour) =>
          (destination.length === 0 || destination.some((name) => foldForSearch(name) === tour.place)) &&
          isWithin(PRICE_BANDS, tour.price, price) &&
          isWithin(LENGTH_BANDS, tour.days, days) &&
          (theme.length === 0 || theme.some((one) => tour.themes.includes(one))) &&
          (month.length === 0 ||
            month.some((one) => tour.goodMonths.includes(TRAVEL_MONTHS.indexOf(one) + 1))) &&
          isWithin(HEIGHT_BANDS, tour.highestMetres ?? -1, height) &&
          (level.length === 0 || level.some((one) => one === tour.difficulty)) &&
          asked.with.every((companion) => isFor(companion, tour)) &&
          (start.length === 0 || start.some((one) => foldForSearch(one) === foldForSearch(tour.startTown))) &&
          (rating === undefined || (tour.rating ?? 0) >= Number(rating)),
      );
      const { matching } = filterTours(tours, asked);
      expect(new Set(matching)).toEqual(new Set(expected.map(({ id }) => id)));
    }),
  );
});

test('a catalogue that changed tour by tour is the one that is read at once', () => {
  fc.assert(
    fc.property(
      catalogue,
      catalogue,
      fc.array(fc.nat({ max: 60 })),
      query,
      (before, added, removed, asked) => {
        const index = createCatalogueIndex(LISTED);
        index.replace([], before);
        matchingIn(index, asked);
        const gone = removed.flatMap((place) => before[place]?.id ?? []);
        const again = before
          .slice(0, 3)
          .map((tour) => ({ ...tour, price: tour.price + 1, days: tour.days + 1 }));
        index.replace([...gone, ...again.map(({ id }) => id)], again);
        index.replace(
          added.map(({ id }) => id),
          added,
        );
        const now = new Map(before.map((tour) => [tour.id, tour]));
        for (const id of gone) now.delete(id);
        for (const tour of [...again, ...added]) now.set(tour.id, tour);
        expect(matchingIn(index, asked)).toEqual(filterTours([...now.values()], asked));
      },
    ),
  );
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
      for (const theme of THEMES)
        expect(counts.theme[theme]).toBe(filterTours(tours, { ...asked, theme: [theme] }).matching.length);
      for (const month of TRAVEL_MONTHS)
        expect(counts.month[month]).toBe(filterTours(tours, { ...asked, month: [month] }).matching.length);
      for (const [town, count] of Object.entries(counts.start))
        expect(count).toBe(filterTours(tours, { ...asked, start: [town] }).matching.length);
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
      const everything = { ...NO_FILTERS, sort: asked.sort };
      const { matching } = filterTours(tours, everything);
      expect(new Set(matching)).toEqual(new Set(tours.map(({ id }) => id)));
      expect(filterTours([...tours].reverse(), everything).matching).toEqual(matching);
    }),
  );
});

const SUMMER = { name: 'Summer', from: '05-16', to: '06-15', extra: 1_500 };
const pricedTour = (id: string, forTwo: number, forFour: number, more: Partial<TourKey> = {}): TourKey => ({
  ...({ id, createdAt: '', updatedAt: '', city: '', town: '', place: '', searchText: '' } as const),
  ...{ isFeatured: false, featuredPlace: -1, days: 1, rating: null, ratings: NO_RATINGS },
  ...NO_TRAITS,
  rates: {
    ...NO_TRAITS.rates,
    parties: [
      { people: 2, perPerson: forTwo },
      { people: 4, perPerson: forFour },
    ],
  },
  discountprice: forFour,
  price: forFour,
  ...more,
});

test('price order and bands are those of the trip, and a party that is not accepted comes last', () => {
  const index = createCatalogueIndex(LISTED);
  const rates = { ...pricedTour('', 8_000, 7_000).rates, minTravellers: 4 };
  index.replace(
    [],
    [
      pricedTour('by-road', 12_000, 9_000),
      pricedTour('by-air', 9_900, 9_500, { feesPerPerson: 200 }),
      pricedTour('for-four', 8_000, 7_000, { rates }),
    ],
  );
  const shown = (more: object) => matchingIn(index, { ...NO_FILTERS, sort: 'price', ...more }).matching;
  expect(shown({})).toEqual(['for-four', 'by-road', 'by-air']);
  expect(shown({ people: 2 })).toEqual(['by-air', 'by-road', 'for-four']);
  expect(shown({ people: 2, sort: 'price-down' })).toEqual(['by-road', 'by-air', 'for-four']);
  expect(shown({ people: 2, price: ['10000-19999'] })).toEqual(['by-air', 'by-road']);
  expect(shown({ people: 5, price: ['under-10000'] })).toEqual(['for-four', 'by-road', 'by-air']);
  const dearer = { ...rates, minTravellers: null, seasons: [SUMMER] };
  index.replace(['for-four'], [pricedTour('for-four', 8_000, 7_000, { rates: dearer })]);
  expect(shown({ people: 2, when: 'jun' })).toEqual(['for-four', 'by-air', 'by-road']);
  expect(shown({ people: 5, when: '2027-06-01', price: ['under-10000'] })).toEqual([
    'for-four',
    'by-road',
    'by-air',
  ]);
  expect(shown({ people: 2, when: '2027-06-01' })).toEqual(['for-four', 'by-air', 'by-road']);
});

test('tours that do not go for one alone have the price of their smallest party, and its order and band', () => {
  const index = createCatalogueIndex(LISTED);
  const rates = { ...pricedTour('', 12_000, 9_000).rates, minTravellers: 2 };
  const cheaper = { ...pricedTour('', 9_000, 7_000).rates, minTravellers: 2 };
  index.replace(
    [],
    [pricedTour('dear', 12_000, 9_000, { rates }), pricedTour('cheap', 9_000, 7_000, { rates: cheaper })],
  );
  const shown = (more: object) => matchingIn(index, { ...NO_FILTERS, sort: 'price', ...more }).matching;
  expect(shown({ people: 1 })).toEqual(['cheap', 'dear']);
  expect(shown({ people: 1, sort: 'price-down' })).toEqual(['dear', 'cheap']);
  expect(shown({ people: 1, price: ['under-10000'] })).toEqual(['cheap']);
});
