import type { BrowseAnswer, BrowseCounts } from '../../../../contracts/tours/tours.contract.ts';
import type { PageApi } from '../../../api/page-api.ts';
import { type FaultReport, loadFailure } from '../../../features/failures/failed-call.ts';
import { type CardTour, cardOf } from '../../../features/tours/card/card-of.ts';
import { browseParameters, isSameList, onPage, type TourQuery } from './tour-query.ts';

export type TourListData = {
  query: TourQuery;
  ignored: string[];
  tours: CardTour[];
  total: number;
  pages: number;
  counts?: BrowseCounts;
  error?: string;
  isNextMissing?: boolean;
  status: number;
};

/** `ignored`: parts of the address that were not understood. */
export async function loadTourList(
  api: Pick<PageApi, 'browseTours'>,
  query: TourQuery,
  ignored: string[] = [],
  report?: FaultReport,
): Promise<TourListData> {
  try {
    const answers = await browsePages(api, query);
    const last = answers.at(-1);
    if (!last) throw new Error('No page was asked for.');
    const shown = last.page < query.page ? { ...query, from: last.page, page: last.page } : query;
    return {
      query: shown,
      ignored: shown === query ? ignored : [...ignored, `page ${query.page}`],
      tours: answers.flatMap((answer) => answer.data).map(cardOf),
      total: last.total,
      pages: last.pages,
      counts: last.counts,
      status: 200,
    };
  } catch (error) {
    return failedTourList(query, error, report);
  }
}

export function failedTourList(query: TourQuery, error: unknown, report?: FaultReport): TourListData {
  const { text, status } = loadFailure(error, report);
  return { query, ignored: [], tours: [], total: 0, pages: 1, error: text, status };
}

async function browsePages(api: Pick<PageApi, 'browseTours'>, query: TourQuery): Promise<BrowseAnswer[]> {
  const last = await api.browseTours({ query: browseParameters(query, query.page) });
  if (query.page > last.pages) return [await api.browseTours({ query: browseParameters(query, last.pages) })];
  const numbers = Array.from({ length: query.page - query.from }, (_, place) => query.from + place);
  const before = await Promise.all(
    numbers.map((page) => api.browseTours({ query: browseParameters(query, page) })),
  );
  return [...before, last];
}

export function isContinuation({ query, error }: TourListData, asked: TourQuery): boolean {
  return !error && asked.from === query.from && asked.page === query.page + 1 && isSameList(asked, query);
}

export async function continueTourList(
  api: Pick<PageApi, 'browseTours'>,
  list: TourListData,
): Promise<TourListData> {
  const query = onPage(list.query, list.query.page + 1);
  const next = await loadTourList(api, query);
  if (next.error) return { ...list, error: next.error, status: next.status, isNextMissing: true };
  const shown = new Set(list.tours.map((tour) => tour._id));
  // A new tour moves the last of a page to the next.
  const added = next.tours.filter((tour) => !shown.has(tour._id));
  return { ...next, query: { ...next.query, from: list.query.from }, tours: [...list.tours, ...added] };
}
