import { expect, test } from 'vitest';
import type { BrowseAnswer, TourSummary } from '../../../../../contracts/tours/tours.contract.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { PageApi } from '../../../../api/page-api.ts';
import { continueTourList, isContinuation, loadTourList } from '../load-tour-list.ts';
import { readTourQuery, type TourQuery, tourListPath } from '../tour-query.ts';

type BrowseInput = Parameters<PageApi['browseTours']>[0];

const NO_COUNTS = {
  ...{ destination: {}, theme: {}, price: {}, days: {} },
  ...{ month: {}, height: {}, level: {}, with: {}, start: {}, rating: {} },
};

/** An API whose pages hold these tours; `asked` has the questions. */
function apiWith(pages: string[][]) {
  const asked: string[] = [];
  const browseTours = async ({ query }: BrowseInput): Promise<BrowseAnswer> => {
    asked.push(String(query));
    const page = Number(new URLSearchParams(String(query)).get('page'));
    const data = (pages[page - 1] ?? []).map((_id) => ({ _id }) as TourSummary);
    return { success: true, data, total: pages.flat().length, page, pages: pages.length, counts: NO_COUNTS };
  };
  return { asked, browseTours };
}

const queryOf = (text: string): TourQuery => readTourQuery(new URLSearchParams(text)).query;
const idsOf = ({ tours }: { tours: { _id: string }[] }) => tours.map((tour) => tour._id);

test('pages shown together are loaded in their order §7.44', async () => {
  const api = apiWith([['a', 'b'], ['c', 'd'], ['e']]);
  const list = await loadTourList(api, queryOf('from=1&page=3'));
  expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(list).toMatchObject({ total: 5, pages: 3, status: 200, ignored: [] });
});

test('a page behind the last is the last one, and says so', async () => {
  const list = await loadTourList(apiWith([['a', 'b'], ['c']]), queryOf('page=9'));
  expect(idsOf(list)).toEqual(['c']);
  expect(list.query).toMatchObject({ from: 2, page: 2 });
  expect(list.ignored).toEqual(['page 9']);
});

test('an answer that is no success is Failed to fetch, with its status §4.21 §7.45', async () => {
  const browseTours = () => Promise.reject(new ApiError(503, undefined));
  expect(await loadTourList({ browseTours }, queryOf(''))).toMatchObject({
    tours: [],
    error: 'Failed to fetch',
    status: 503,
  });
});

test('the next page comes below, each tour once, and only that page is asked for', async () => {
  const api = apiWith([['a', 'b'], ['b', 'c'], ['d']]);
  const first = await loadTourList(api, queryOf('destination=Sikkim'));
  api.asked.length = 0;
  const longer = await continueTourList(api, first);
  expect(api.asked).toEqual(['destination=Sikkim&page=2']);
  expect(idsOf(longer)).toEqual(['a', 'b', 'c']);
  expect(tourListPath(longer.query)).toBe('/tours?destination=Sikkim&from=1&page=2');
});

test.each([
  ['from=1&page=2&sort=price', true],
  ['page=2&sort=price', false],
  ['from=1&page=3&sort=price', false],
  ['from=1&page=2', false],
  ['from=1&page=2&sort=price&rating=4', false],
])('from the first page by price, %s continues it: %s', async (asked, isNext) => {
  const list = await loadTourList(apiWith([['a'], ['b'], ['c']]), queryOf('sort=price'));
  expect(isContinuation(list, queryOf(asked))).toBe(isNext);
});

test('a next page that does not come leaves the list as it is', async () => {
  const first = await loadTourList(apiWith([['a', 'b'], ['c']]), queryOf(''));
  const browseTours = () => Promise.reject(new ApiError(503, undefined));
  const list = await continueTourList({ browseTours }, first);
  expect(idsOf(list)).toEqual(['a', 'b']);
  expect(list).toMatchObject({ error: 'Failed to fetch', isNextMissing: true, total: first.total });
});
