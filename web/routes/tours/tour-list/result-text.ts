import { countOf } from '../../../../contracts/count-of.ts';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { TourListData } from './load-tour-list.ts';

const number = new Intl.NumberFormat('en-IN');

export function resultText({ query, tours, total }: Pick<TourListData, 'query' | 'tours' | 'total'>): string {
  if (total === 0) return 'No tours';
  if (tours.length === total) return countOf(total, 'tour');
  const first = (query.from - 1) * TOURS_PER_PAGE + 1;
  const last = first + tours.length - 1;
  return `Tours ${number.format(first)} to ${number.format(last)} of ${number.format(total)}`;
}
