import { type Kysely, sql } from 'kysely';

/** A reply to a message knows whose it is: its writer is not asked about it as if it were a colleague's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_replies')
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  // For the foreign key.
  await db.schema
    .createIndex('contact_replies_of_actor')
    .on('contact_replies')
    .column('actor_id')
    .where(sql<boolean>`actor_id is not null`)
    .execute();
}
