import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { TourSearchAnswer } from '../../../../contracts/tours/tour-search.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { FaultReport } from '../../failures/failed-call.ts';
import { loadFailure } from '../../failures/failed-call.ts';
import { serverMessage } from '../../failures/failure-text.ts';
import { cardOf } from '../card/card-of.ts';
import type { TourResults } from '../grid/tour-results.ts';

type Left = 'success' | 'message' | 'data' | 'nextCursor' | 'counts' | 'understood';
type Figures = Omit<TourSearchAnswer, Left>;

/** A page of what a search by destination found. Its parts stand in the order of their figures. */
export type SearchResults = TourResults &
  Figures & {
    page: number;
    /** Missing where nothing was asked, or no answer came. */
    counts?: TourSearchAnswer['counts'];
    /** Missing of a search that was carried here from before a page said it. */
    understood?: TourSearchAnswer['understood'];
    /** Why the server does not search for this, however often it is asked. */
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

/** How many tours each part has, whatever page of it is shown. */
export function partsOf({ inDestination, besides, partly, alike }: SearchResults) {
  return { inDestination, besides, partly, alike };
}

export function countFound(results: SearchResults): number {
  return Object.values(partsOf(results)).reduce((sum, count) => sum + count, 0);
}

export function countPages(results: SearchResults): number {
  return Math.max(1, Math.ceil(countFound(results) / TOURS_PER_PAGE));
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
