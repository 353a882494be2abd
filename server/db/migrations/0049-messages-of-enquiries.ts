import type { Kysely } from 'kysely';

/** What a traveller adds to an enquiry in their own words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('message', 'text').execute();
}
