import type { DeskDetail } from '../../../../contracts/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { findDeliveries } from '../../../mail/deliveries.queries.ts';
import { listEvents } from '../booking-events.queries.ts';
import { findDuplicates } from './duplicates.queries.ts';
import { findDeskBooking } from './find-desk-booking.ts';
import { presentDeskBooking } from './present-desk-booking.ts';
import { mailIdsOf, presentEvent } from './present-event.ts';

/** Everything that the desk shows of one enquiry. */
export async function loadDeskDetail(db: Db, id: string, now: Date): Promise<DeskDetail> {
  const row = await findDeskBooking(db, id, now);
  const [events, duplicates, tour] = await Promise.all([
    listEvents(db, id),
    findDuplicates(db, row),
    db
      .selectFrom('tours')
      .select(['title', 'slug'])
      .where('title', '=', row.tour_name)
      .where('status', '=', 'published')
      .executeTakeFirst(),
  ]);
  const deliveries = await findDeliveries(db, mailIdsOf(events));
  return {
    booking: presentDeskBooking(row, now),
    tour: tour ?? null,
    events: events.map((event) => presentEvent(event, deliveries)),
    duplicates: duplicates.map((duplicate) => presentDeskBooking(duplicate, now)),
  };
}
