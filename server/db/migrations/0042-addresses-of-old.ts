import { type Kysely, sql } from 'kysely';

/**
 * Enquiries that were corrected, and merges where the other's wish holds: few of all. In them a traveller's address is looked for
 * that stands there no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Word for word as they are asked for.
  await sql`create index bookings_corrected on bookings (source, id) where first_wish is not null`.execute(
    db,
  );
  await sql`create index booking_merges_replaced on booking_merges (kept_id)
    where undone_at is null and replaced <> '{}'`.execute(db);
}
