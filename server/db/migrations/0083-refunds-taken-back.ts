import { type Kysely, sql } from 'kysely';

/** A refund that did not go out is taken back once, by a second one below zero. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index money_entries_refund_taken_back on money_entries (refers_to)
    where kind = 'refunded'`.execute(db);
}
