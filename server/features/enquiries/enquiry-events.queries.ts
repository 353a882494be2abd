import type { Db } from '../../db/database.ts';
import type { BookingEventRow } from '../../db/schema.ts';

/** What happened to these enquiries, newest first. */
export function listEvents(db: Db, enquiryIds: readonly string[]): Promise<BookingEventRow[]> {
  return db
    .selectFrom('booking_events')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
