import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { replaceSearchWords } from '../../../db/search-words.ts';
import { familyOf } from '../merge-tree.queries.ts';

/** Kinds of events whose texts staff look for. Mails and WhatsApp messages are left out: most of them are the template. */
const SEARCHED_EVENTS = ['note', 'call'];

/** What an enquiry is found by, itself: what it says, and the texts that staff noted. */
export function searchTextsOfBooking(
  row: Pick<BookingRow, 'full_name' | 'phone' | 'user_email' | 'reference' | 'tour_name'>,
  noted: readonly string[],
): string[] {
  return [row.full_name, row.phone, row.user_email, row.reference, row.tour_name, ...noted];
}

export function isSearched(eventKind: string): boolean {
  return SEARCHED_EVENTS.includes(eventKind);
}

/** Makes the words that an enquiry is found by anew: its own, and those of all that was merged into it. */
export async function storeBookingWords(trx: Db, id: string): Promise<void> {
  const family = await familyOf(trx, id);
  if (family.length === 0) return;
  const events = await trx
    .selectFrom('booking_events')
    .select(['booking_id', 'body'])
    .where(
      'booking_id',
      'in',
      family.map((row) => row.id),
    )
    .where('kind', 'in', SEARCHED_EVENTS)
    .execute();
  const texts = family.flatMap((row) => {
    const own = events.filter((event) => event.booking_id === row.id);
    return searchTextsOfBooking(
      row,
      own.map((event) => String(JSON.parse(event.body).text)),
    );
  });
  await replaceSearchWords(trx, 'booking', id, texts);
}
