import type { Kysely } from 'kysely';

/** What a party eats, and what makes it ill, had no place but the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('dietary_wish', 'text').execute();
}
