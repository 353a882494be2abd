import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_browsers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_sign_in_at', 'text', (column) => column.notNull())
    .execute();
  // Several people may sign in in one browser, each to their own account.
  await db.schema
    .createIndex('known_browsers_by_token')
    .unique()
    .on('known_browsers')
    .columns(['token_hash', 'user_id'])
    .execute();
  await db.schema
    .createIndex('known_browsers_by_user')
    .on('known_browsers')
    .columns(['user_id', 'last_sign_in_at'])
    .execute();
  await db.schema
    .createIndex('known_browsers_by_age')
    .on('known_browsers')
    .column('last_sign_in_at')
    .execute();
  await db.schema.alterTable('sign_in_failures').addColumn('network', 'text').execute();
  await db.schema
    .alterTable('sign_in_failures')
    .addColumn('browser_id', 'text', (column) => column.references('known_browsers.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('sign_in_failures_by_browser')
    .on('sign_in_failures')
    .column('browser_id')
    .execute();
}
