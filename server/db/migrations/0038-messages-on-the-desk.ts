import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['next_action_on', 'next_action_words'])
    await db.schema.alterTable('contact_messages').addColumn(name, 'text').execute();
  for (const [name, target] of [
    ['owner_id', 'users.id'],
    ['next_action_for', 'users.id'],
    ['enquiry_id', 'bookings.id'],
  ] as const)
    await db.schema
      .alterTable('contact_messages')
      .addColumn(name, 'text', (column) => column.references(target).onDelete('set null'))
      .execute();
  // For the foreign keys, and for filters by person.
  for (const [name, first, ...rest] of [
    ['contact_messages_of_owner', 'owner_id', 'created_at', 'id'],
    ['contact_messages_by_action_for', 'next_action_for', 'next_action_on'],
    ['contact_messages_of_enquiry', 'enquiry_id'],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('contact_messages')
      .columns([first, ...rest])
      .where(sql<boolean>`${sql.ref(first)} is not null`)
      .execute();
  await indexInbox(db);
  await sql`create index contact_messages_by_next_action on contact_messages (next_action_on, id)
    where next_action_on is not null and done_at is null and spam_at is null`.execute(db);
  await db.schema
    .createTable('contact_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_events_of_message')
    .on('contact_events')
    .columns(['message_id', 'created_at', 'id'])
    .execute();
}

/** Word for word as in the inbox's query. */
async function indexInbox(db: Kysely<unknown>): Promise<void> {
  const since = sql`(case when done_at is null and spam_at is null then
      case when replied_at is null then created_at
      else next_action_on end
    end)`;
  await db.schema.dropIndex('contact_messages_in_inbox').execute();
  await sql`create index contact_messages_in_inbox on contact_messages (${since}, id)`.execute(db);
  await sql`create index contact_messages_in_inbox_of on contact_messages (
    (coalesce(next_action_for, owner_id, '')), ${since}, id)`.execute(db);
}
