import type { Trip } from '../../../../contracts/tours/trip.ts';
import { NoAnswer } from '../../../api/api-error.ts';
import { failureReason } from '../../failures/failure-text.ts';
import { visitorApi } from '../../session/visitor-api.ts';
import { resultsOf, type SearchResults } from './search-results.ts';

export async function findTours(city: string, trip: Trip): Promise<SearchResults> {
  return resultsOf(await visitorApi.searchTours({ query: { city, page: 1, ...trip } }));
}

export function searchAlert(error: unknown) {
  const [text, reason] = ['Something went wrong', failureReason(error)];
  const hasNoAnswer = error instanceof NoAnswer;
  return hasNoAnswer && reason ? { text: reason, words: text, hasNoAnswer } : { text, detail: reason };
}
