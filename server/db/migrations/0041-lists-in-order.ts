import { type Kysely, sql } from 'kysely';

/**
 * Each order of staff's list of tours, of all and of one status, and the messages that are open, and that nobody has answered: a page
 * of them reads no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('tours_by_title').execute();
  for (const [name, columns] of [
    ['tours_newest', ['created_at', 'id']],
    ['tours_by_title', ['title', 'id']],
    ['tours_of_status_newest', ['status', 'created_at', 'id']],
    ['tours_of_status_by_update', ['status', 'updated_at', 'id']],
    ['tours_of_status_by_title', ['status', 'title', 'id']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('tours')
      .columns([...columns])
      .execute();
  // Beginning with no `done_at`, by which SQLite would find all open ones to sort those that are due.
  await db.schema.dropIndex('contact_messages_open').execute();
  // Word for word as they are asked for.
  const open = sql`done_at is null and spam_at is null`;
  await sql`create index contact_messages_open on contact_messages (created_at, id) where ${open}`.execute(
    db,
  );
  await sql`create index contact_messages_unanswered on contact_messages (created_at, id)
    where ${open} and replied_at is null`.execute(db);
}
