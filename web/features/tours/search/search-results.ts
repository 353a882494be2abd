import type { TourSearchAnswer } from '../../../../contracts/tours/tours.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { FaultReport } from '../../failures/failed-call.ts';
import { serverMessage } from '../../failures/failure-text.ts';
import { loadFailure } from '../../failures/load-failure.ts';
import { cardOf } from '../card/card-of.ts';
import type { TourResults } from '../grid/tour-results.ts';

/** What a search by destination found: the first `inDestination` of the tours go there, the others only name it. */
export type SearchResults = TourResults &
  Pick<TourSearchAnswer, 'destination' | 'inDestination'> & {
    /** Why the server does not search for this, however often it is asked. */
    refusal?: string;
  };

export const NOTHING_FOUND: SearchResults = { tours: [], destination: null, inDestination: 0, status: 200 };

export function resultsOf({ data, destination, inDestination }: TourSearchAnswer): SearchResults {
  return { tours: data.map(cardOf), destination, inDestination, status: 200 };
}

/** Waits for a search; a failure becomes part of the answer, so that the page around it still shows. */
export async function searchResults(
  answer: Promise<TourSearchAnswer>,
  report: FaultReport,
): Promise<SearchResults> {
  try {
    return resultsOf(await answer);
  } catch (error) {
    const { text, status } = loadFailure(error, report);
    if (!(error instanceof ApiError)) return { ...NOTHING_FOUND, error: text, status };
    const refusal = status === 400 ? serverMessage(error) : undefined;
    return { ...NOTHING_FOUND, error: 'Something went wrong', refusal, status };
  }
}
