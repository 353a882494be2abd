import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_turns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mail_turns_of_address')
    .on('mail_turns')
    .columns(['kind', 'address_hash', 'taken_at'])
    .execute();
  await db.schema.createIndex('mail_turns_by_age').on('mail_turns').column('taken_at').execute();
}
