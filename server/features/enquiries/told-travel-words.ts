import { isSuggested } from '../../../contracts/enquiries/travel-months.ts';
import type { BookingRow } from '../../db/schema.ts';

/** Words of their own only for a proved address; months that the form suggests for any. See docs/decisions/0016. */
export function toldTravelWords(
  { travel_words: travelWords }: Pick<BookingRow, 'travel_words'>,
  isTheirs: boolean,
): { travelWords?: string } {
  return travelWords && (isTheirs || isSuggested(travelWords)) ? { travelWords } : {};
}
