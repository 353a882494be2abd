import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_replies')
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('contact_replies_of_actor')
    .on('contact_replies')
    .column('actor_id')
    .where(sql<boolean>`actor_id is not null`)
    .execute();
}
