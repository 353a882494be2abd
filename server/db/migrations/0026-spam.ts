import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spam_marks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about_kind', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('marked_at', 'text', (column) => column.notNull())
    .addColumn('rescued_at', 'text')
    .addUniqueConstraint('spam_marks_about', ['about_kind', 'about_id'])
    .execute();
  await db.schema
    .createTable('arrivals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text_hash', 'text')
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('came_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['text_hash', 'address_hash', 'network'])
    await db.schema
      .createIndex(`arrivals_by_${column}`)
      .on('arrivals')
      .columns([column, 'came_at'])
      .execute();
  await db.schema.createIndex('arrivals_by_age').on('arrivals').column('came_at').execute();
  await db.schema.alterTable('contact_messages').addColumn('spam_at', 'text').execute();
  await db.schema
    .createIndex('contact_messages_spam')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`spam_at is not null`)
    .execute();
  await db.schema
    .createIndex('mail_turns_of_recipient')
    .on('mail_turns')
    .columns(['address_hash', 'taken_at'])
    .execute();
}
