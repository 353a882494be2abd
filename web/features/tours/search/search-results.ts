import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { TourSearchAnswer } from '../../../../contracts/tours/tours.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { FaultReport } from '../../failures/failed-call.ts';
import { serverMessage } from '../../failures/failure-text.ts';
import { loadFailure } from '../../failures/load-failure.ts';
import { cardOf } from '../card/card-of.ts';
import type { TourResults } from '../grid/tour-results.ts';

/** A page of what a search by destination found: `inDestination` tours go there, `besides` only name it and come after. */
export type SearchResults = TourResults &
  Pick<TourSearchAnswer, 'destination' | 'inDestination' | 'besides'> & {
    page: number;
    /** Why the server does not search for this, however often it is asked. */
    refusal?: string;
  };

export const NOTHING_FOUND: SearchResults = {
  tours: [],
  page: 1,
  destination: null,
  inDestination: 0,
  besides: 0,
  status: 200,
};

export function resultsOf(
  { data, destination, inDestination, besides }: TourSearchAnswer,
  page = 1,
): SearchResults {
  return { tours: data.map(cardOf), page, destination, inDestination, besides, status: 200 };
}

export function countPages({ inDestination, besides }: SearchResults): number {
  return Math.max(1, Math.ceil((inDestination + besides) / TOURS_PER_PAGE));
}

/** Waits for a search; a failure becomes part of the answer, so that the page around it still shows. */
export async function searchResults(
  answer: Promise<TourSearchAnswer>,
  report: FaultReport,
  page = 1,
): Promise<SearchResults> {
  try {
    return resultsOf(await answer, page);
  } catch (error) {
    const { text, status } = loadFailure(error, report);
    if (!(error instanceof ApiError)) return { ...NOTHING_FOUND, error: text, status };
    const refusal = status === 400 ? serverMessage(error) : undefined;
    return { ...NOTHING_FOUND, error: 'Something went wrong', refusal, status };
  }
}
