import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_RATINGS } from '../../reviews/reviews.queries.ts';
import { NO_TRAITS } from '../dossier/stored-dossier.ts';
import { createCatalogueIndex, newestTours } from './catalogue-index.ts';

const tours = fc.uniqueArray(
  fc.record({ id: fc.nat({ max: 60 }).map((number) => `tour-${100 + number}`), isFeatured: fc.boolean() }),
  { maxLength: 40, selector: ({ id }) => id },
);

function indexOf(given: { id: string; isFeatured: boolean }[]) {
  const index = createCatalogueIndex();
  const rest = {
    createdAt: '',
    updatedAt: '',
    city: '',
    featuredPlace: -1,
    town: '',
    place: '',
    searchText: '',
    price: 1,
    days: 1,
    rating: null,
    discountprice: 1,
    ...NO_TRAITS,
  };
  index.replace(
    [],
    given.map((tour) => ({ ...rest, ratings: NO_RATINGS, ...tour })),
  );
  return index;
}

test('a page has what comes after its cursor, the newest first, and one tour more', () => {
  const after = fc.option(
    fc.nat({ max: 61 }).map((number) => ({ at: '', id: `tour-${99 + number}` })),
    { nil: undefined },
  );
  const limit = fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined });
  const featured = fc.constantFrom(true, false, undefined);
  fc.assert(
    fc.property(tours, fc.record({ limit, after }), featured, (given, page, wanted) => {
      const expected = given
        .filter((tour) => wanted === undefined || tour.isFeatured === wanted)
        .map((tour) => tour.id)
        .filter((id) => !page.after || id < page.after.id)
        .toSorted()
        .reverse();
      const shown = newestTours(indexOf(given), page, wanted).map((tour) => tour.id);
      expect(shown).toEqual(expected.slice(0, page.limit === undefined ? undefined : page.limit + 1));
    }),
  );
});

test('a tour that is no longer featured leaves the featured ones', () => {
  const index = indexOf([{ id: 'lake', isFeatured: true }]);
  const [lake] = index.featured();
  if (!lake) throw new Error('The lake is missing.');
  index.replace(['lake'], [{ ...lake, isFeatured: false }]);
  expect(index.featured()).toEqual([]);
});
