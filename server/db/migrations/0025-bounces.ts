import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bounce_mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text')
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('bounce_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('message_hash', 'text', (column) => column.notNull().unique())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bounce_notes_of_email').on('bounce_notes').column('email').execute();
  await db.schema.createIndex('bounce_notes_by_age').on('bounce_notes').column('noted_at').execute();
}
