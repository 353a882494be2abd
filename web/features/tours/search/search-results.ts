import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { TourSearchAnswer } from '../../../../contracts/tours/tours.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { type FaultReport, loadFailure } from '../../failures/failed-call.ts';
import { serverMessage } from '../../failures/failure-text.ts';
import { cardOf } from '../card/card-of.ts';
import type { TourResults } from '../grid/tour-results.ts';

type Left = 'success' | 'message' | 'data' | 'nextCursor' | 'counts' | 'understood';
type Figures = Omit<TourSearchAnswer, Left>;

export type SearchResults = TourResults &
  Figures & {
    page: number;
    counts?: TourSearchAnswer['counts'];
    /** Missing in results carried over from an older page. */
    understood?: TourSearchAnswer['understood'];
    /** Why the server will not run this search; retrying does not help. */
    refusal?: string;
  };

export const NOTHING_FOUND: SearchResults = {
  tours: [],
  page: 1,
  destination: null,
  inDestination: 0,
  besides: 0,
  partly: 0,
  alike: 0,
  alikeSpelling: null,
  spelling: null,
  unfiltered: 0,
  status: 200,
};

export function resultsOf(
  { success, message, data, nextCursor, ...figures }: TourSearchAnswer,
  page = 1,
): SearchResults {
  return { ...figures, tours: data.map(cardOf), page, status: 200 };
}

export function partsOf({ inDestination, besides, partly, alike }: SearchResults) {
  return { inDestination, besides, partly, alike };
}

export function countFound(results: SearchResults): number {
  return Object.values(partsOf(results)).reduce((sum, count) => sum + count, 0);
}

export function countPages(results: SearchResults): number {
  return Math.max(1, Math.ceil(countFound(results) / TOURS_PER_PAGE));
}

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
