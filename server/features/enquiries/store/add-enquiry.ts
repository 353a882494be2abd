import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { destinationOf } from '../destination-of.ts';
import { findToursNamed } from '../tour-of-enquiry.queries.ts';
import { type EventActor, recordEvent, WEBSITE } from './enquiry-events.ts';
import { insertBookingRow, type NewBookingRow } from './enquiry-rows.ts';
import { storeBookingWords } from './enquiry-words.ts';

export type NewBooking = Omit<NewBookingRow, 'destination' | 'tour_id' | 'source'> &
  Partial<Pick<BookingRow, 'source'>>;

/** Stores an enquiry under a reference of its own, with the words it is found by and the beginning of its history. */
export async function addBooking(
  trx: Db,
  booking: NewBooking,
  actor: EventActor = WEBSITE,
): Promise<BookingRow> {
  const tours = await findToursNamed(trx, booking.tour_name);
  const stored = await insertBookingRow(trx, {
    source: 'site',
    ...booking,
    destination: destinationOf(booking.tour_name, tours[0]),
    tour_id: tours.length === 1 && tours[0] ? tours[0].id : null,
  });
  await storeBookingWords(trx, [stored.id]);
  await recordEvent(trx, {
    bookingId: stored.id,
    actor,
    body: { kind: 'received', source: stored.source },
    now: new Date(stored.created_at),
  });
  return stored;
}
