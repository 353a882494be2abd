import { expect, test } from 'vitest';
import { relatedTours } from './related-tours.ts';

const tour = (_id: string, city: string, discountprice: number) => ({ _id, city, discountprice });
const lake = tour('lake', 'Gangtok', 10_000);
const related = (...candidates: ReturnType<typeof tour>[]) =>
  relatedTours(lake, candidates).map(({ _id }) => _id);

test('the same place comes before a nearer price, and each by price', () => {
  expect(
    related(
      tour('cliff', 'Bhutan', 10_100),
      tour('far', 'Gangtok', 60_000),
      tour('near', 'Gangtok', 8_000),
      tour('train', 'Darjeeling', 9_000),
    ),
  ).toEqual(['near', 'far', 'cliff', 'train']);
});

test('never the tour itself, nothing twice, four at most', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => tour(id, 'Gangtok', 10_000));
  expect(related(lake, ...five, ...five)).toEqual(['a', 'b', 'c', 'd']);
});

test('an only tour has none beside it', () => {
  expect(related(lake)).toEqual([]);
});
