import type { Kysely } from 'kysely';

/** What was typed in a phone's place, where that says more: a second number, when to call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('phone_typed', 'text').execute();
}
