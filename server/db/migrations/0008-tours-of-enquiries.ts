import { type Kysely, sql } from 'kysely';
import { fillToursOfBookings } from './fill-tours-of-bookings.ts';

/** An enquiry knows its tour, whatever that is called later; one that knows none is still found by the name that it gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('tour_id', 'text', (column) => column.references('tours.id').onDelete('set null'))
    .execute();
  await fillToursOfBookings(db);
  // `deleted_at` last: SQLite would take either index for whatever asks for rows that are not in the bin, as few tours' names
  // stand before it, and sort a hundred thousand of them for one page of the list.
  await db.schema
    .createIndex('bookings_of_tour')
    .on('bookings')
    .columns(['tour_id', 'created_at', 'status', 'deleted_at'])
    .execute();
  await db.schema.dropIndex('bookings_by_tour').execute();
  // Word for word as it is asked for. An expression rather than a partial index: SQLite, which takes all partial ones to be
  // of one size, would gather every enquiry that knows no tour.
  await sql`create index bookings_by_tour_name on bookings (
    (case when tour_id is null then tour_name end), created_at, status, deleted_at)`.execute(db);
}
