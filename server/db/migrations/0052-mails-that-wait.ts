import type { Kysely } from 'kysely';

/** Before when a mail does not leave, whatever becomes of the clock or the mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('not_before', 'text').execute();
}
