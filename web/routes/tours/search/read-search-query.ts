import { onPage, readTourQuery, type TourQuery } from '../tour-list/tour-query.ts';

export function readSearchQuery(search: URLSearchParams): { query: TourQuery; ignored: string[] } {
  const { query, ignored } = readTourQuery(search);
  return { query: { ...onPage(query, query.page), sought: search.get('city')?.trim() ?? '' }, ignored };
}
