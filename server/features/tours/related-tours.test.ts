import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { type GivenTour, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { NO_RATINGS } from '../reviews/reviews.queries.ts';
import { createCatalogueIndex } from './catalogue/catalogue-index.ts';
import type { TourKey } from './catalogue/tour-keys.queries.ts';
import { NO_TRAITS } from './dossier/stored-dossier.ts';
import { relatedTours } from './tours.routes.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

const make = (title: string, city: string, discount_price: number, given: GivenTour = {}) =>
  makeTour(site.db, { title, city, price: 90_000, discount_price, ...given });
const relatedTo = async (idOrSlug: string) =>
  (await site.get<TourSummary[]>(`/tours/${idOrSlug}/related`)).body.data.map(({ title }) => title);

test('tours of the same place come before those of a nearer price, and each by price', async () => {
  const lake = await make('Lake', 'Gangtok', 10_000);
  await make('Cliff', 'Bhutan', 10_100);
  await make('Far', 'Gangtok', 60_000);
  await make('Near', 'gangtok', 8_000);
  await make('Train', 'Darjeeling', 9_000);
  expect(await relatedTo(lake.id)).toEqual(['Near', 'Far', 'Cliff', 'Train']);
  expect(await relatedTo(lake.slug)).toEqual(['Near', 'Far', 'Cliff', 'Train']);
});

test('never the tour itself, nor what is not published, and four at most', async () => {
  const lake = await make('Lake', 'Gangtok', 10_000);
  expect(await relatedTo(lake.id)).toEqual([]);
  await make('Draft', 'Gangtok', 10_000, { status: 'draft' });
  for (const title of ['a', 'b', 'c', 'd', 'e']) await make(title, 'Gangtok', 10_000);
  expect(await relatedTo(lake.id)).toEqual(['e', 'd', 'c', 'b']);
});

test('of a tour that is not there, there are none', async () => {
  const draft = await make('Draft', 'Gangtok', 10_000, { status: 'draft' });
  for (const id of [draft.id, 'gone']) expect((await site.get(`/tours/${id}/related`)).status).toBe(404);
});

const tourKey: fc.Arbitrary<TourKey> = fc
  .record({
    id: fc.uuid(),
    place: fc.constantFrom('gangtok', 'bhutan', 'far away'),
    price: fc.integer({ min: 0, max: 30 }),
  })
  .map((given) => ({
    ...given,
    createdAt: '',
    updatedAt: '',
    isFeatured: false,
    city: '',
    town: '',
    featuredPlace: -1,
    searchText: '',
    days: 1,
    discountprice: given.price,
    ...NO_TRAITS,
    rating: null,
    ratings: NO_RATINGS,
  }));

test('they are the first four of all tours in the order of place, price and age', () => {
  const tours = fc.uniqueArray(tourKey, { minLength: 1, maxLength: 40, selector: ({ id }) => id });
  fc.assert(
    fc.property(tours, ([tour, ...others]) => {
      if (!tour) return;
      const index = createCatalogueIndex();
      index.replace([], [tour, ...others]);
      const key = index.find(tour.id) ?? tour;
      const isElsewhere = ({ place }: TourKey) => Number(place !== tour.place);
      const apart = ({ price }: TourKey) => Math.abs(price - tour.price);
      const expected = others.toSorted(
        (a, b) => isElsewhere(a) - isElsewhere(b) || apart(a) - apart(b) || (a.id < b.id ? 1 : -1),
      );
      const related = relatedTours(key, index.list('price')).map(({ id }) => id);
      expect(related).toEqual(expected.slice(0, 4).map(({ id }) => id));
    }),
  );
});
