import { type Kysely, sql } from 'kysely';

/** For finding a traveller's earlier address. Partial, as few rows have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Word for word as in the queries.
  await sql`create index bookings_corrected on bookings (source, id) where first_wish is not null`.execute(
    db,
  );
  await sql`create index booking_merges_replaced on booking_merges (kept_id)
    where undone_at is null and replaced <> '{}'`.execute(db);
}
