import { isSuggested } from '../../../contracts/enquiries/travel-months.ts';
import type { BookingRow } from '../../db/schema.ts';

/**
 * What a mail to the traveller says of an open date: words of their own to a proved address alone, a month that the form
 * suggests to any. See docs/decisions/0016.
 */
export function toldTravelWords(
  { travel_words: travelWords }: Pick<BookingRow, 'travel_words'>,
  isTheirs: boolean,
): { travelWords?: string } {
  return travelWords && (isTheirs || isSuggested(travelWords)) ? { travelWords } : {};
}
