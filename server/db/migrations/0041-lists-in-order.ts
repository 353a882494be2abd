import { type Kysely, sql } from 'kysely';

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
  // Must not begin with `done_at`: SQLite would use it to find all open messages and sort the due ones.
  await db.schema.dropIndex('contact_messages_open').execute();
  // Word for word as in the queries.
  const open = sql`done_at is null and spam_at is null`;
  await sql`create index contact_messages_open on contact_messages (created_at, id) where ${open}`.execute(
    db,
  );
  await sql`create index contact_messages_unanswered on contact_messages (created_at, id)
    where ${open} and replied_at is null`.execute(db);
}
