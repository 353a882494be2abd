import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['failing_since', 'last_error'])
    await db.schema.alterTable('bounce_mailboxes').addColumn(column, 'text').execute();
}
