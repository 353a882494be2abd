import { type Kysely, sql } from 'kysely';
import { fillToursOfBookings } from './fill-tours-of-bookings.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('tour_id', 'text', (column) => column.references('tours.id').onDelete('set null'))
    .execute();
  await fillToursOfBookings(db);
  // `deleted_at` last: else SQLite would use these indexes for every query outside of the bin, and sort the rows.
  await db.schema
    .createIndex('bookings_of_tour')
    .on('bookings')
    .columns(['tour_id', 'created_at', 'status', 'deleted_at'])
    .execute();
  await db.schema.dropIndex('bookings_by_tour').execute();
  // Word for word as in the query. An expression: SQLite takes all partial indexes to be of one size.
  await sql`create index bookings_by_tour_name on bookings (
    (case when tour_id is null then tour_name end), created_at, status, deleted_at)`.execute(db);
}
