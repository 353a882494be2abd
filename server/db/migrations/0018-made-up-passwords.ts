import type { Kysely } from 'kysely';

/** Whose password was made up for them, and has to be changed. Nobody can tell it of those from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('must_change_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
