import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['dossier', 'traits'])
    await db.schema
      .alterTable('tours')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  await db.schema
    .alterTable('tour_days')
    .addColumn('facts', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
