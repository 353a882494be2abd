import { expect, test } from 'vitest';
import type { BrowseAnswer, TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import type { PageApi } from '../../../api/page-api.ts';
import { featuredTours } from './tour-results.ts';

type BrowseInput = Parameters<PageApi['browseTours']>[0];

const tours = (...ids: string[]) => ids.map((_id) => ({ _id }) as TourSummary);

/** A site with these tours featured, and these best rated. */
const site = (featured: TourSummary[], best: TourSummary[]) => ({
  listTours: async () => ({ success: true as const, data: featured, nextCursor: null }),
  browseTours: async ({ query }: BrowseInput) => {
    expect(new URLSearchParams(String(query)).get('sort')).toBe('rating');
    return { data: best } as BrowseAnswer;
  },
});

test('the featured tours are shown, all of them and no others', async () => {
  const found = await featuredTours(site(tours('a', 'b', 'c'), tours('d')), 12);
  expect(found.data).toEqual(tours('a', 'b', 'c'));
});

test('where none is featured the best-rated stand in', async () => {
  const found = await featuredTours(site([], tours('d', 'e', 'f')), 2);
  expect(found.data).toEqual(tours('d', 'e'));
});
