import type { Kysely } from 'kysely';

/** Since when the bounce mailbox cannot be read, and why: staff see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['failing_since', 'last_error'])
    await db.schema.alterTable('bounce_mailboxes').addColumn(column, 'text').execute();
}
