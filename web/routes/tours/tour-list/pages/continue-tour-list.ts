import type { PageApi } from '../../../../api/page-api.ts';
import { loadTourList, type TourListData } from '../load-tour-list.ts';
import { isSameList, onPage, type TourQuery } from '../tour-query.ts';

export function isContinuation({ query, error }: TourListData, asked: TourQuery): boolean {
  return !error && asked.from === query.from && asked.page === query.page + 1 && isSameList(asked, query);
}

/** On failure, returns the list with the error. */
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
