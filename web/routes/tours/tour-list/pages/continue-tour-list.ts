import type { PageApi } from '../../../../api/page-api.ts';
import { loadTourList, type TourListData } from '../load-tour-list.ts';
import { isSameList, onPage, type TourQuery } from '../tour-query.ts';

/** Whether the asked list is this one with its next page below it. */
export function isContinuation({ query, error }: TourListData, asked: TourQuery): boolean {
  return !error && asked.from === query.from && asked.page === query.page + 1 && isSameList(asked, query);
}

/** The list with its next page; only that page is asked for. Where it does not come, the list with why. */
export async function continueTourList(
  api: Pick<PageApi, 'browseTours'>,
  list: TourListData,
): Promise<TourListData> {
  const query = onPage(list.query, list.query.page + 1);
  const next = await loadTourList(api, query);
  if (next.error) return { ...list, error: next.error, status: next.status, isNextMissing: true };
  const shown = new Set(list.tours.map((tour) => tour._id));
  // A tour made meanwhile pushes the last one of a page onto the next.
  const added = next.tours.filter((tour) => !shown.has(tour._id));
  return { ...next, query: { ...next.query, from: list.query.from }, tours: [...list.tours, ...added] };
}
