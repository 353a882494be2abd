import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about_kind', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('network', 'text')
    .addColumn('given_at', 'text', (column) => column.notNull())
    .execute();
  for (const [name, columns] of [
    ['consents_about', ['about_kind', 'about_id']],
    ['consents_of_user', ['user_id']],
    ['consents_of_email', ['email']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('consents')
      .columns([...columns])
      .execute();
}
