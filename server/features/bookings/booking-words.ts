import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';
import { replaceSearchWords } from '../../db/search-words.ts';

/** Makes an enquiry findable by what it holds; one that others were merged into is found by theirs too. */
export async function storeBookingWords(trx: Db, ...[booking, ...merged]: [BookingRow, ...BookingRow[]]) {
  const texts = [booking, ...merged].flatMap((row) => [
    row.full_name,
    row.phone,
    row.user_email,
    row.reference,
    row.tour_name,
  ]);
  await replaceSearchWords(trx, 'booking', booking.id, texts);
}
