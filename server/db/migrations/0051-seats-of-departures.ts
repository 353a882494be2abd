import { type Kysely, sql } from 'kysely';

/** Word for word as in `findTakenSeats`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('bookings_with_seats')
    .on('bookings')
    .columns(['tour_id', 'book_at', 'guest_size'])
    .where(sql<boolean>`status in ('confirmed', 'completed') and deleted_at is null`)
    .execute();
}
