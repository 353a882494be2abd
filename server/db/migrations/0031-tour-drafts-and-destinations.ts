import type { Kysely } from 'kysely';
import { fillTourDestinations } from './fill-tour-destinations.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, initial] of [
    ['destination', ''],
    ['open_numbers', '[]'],
  ] as const)
    await db.schema
      .alterTable('tours')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute();
  await fillTourDestinations(db);
}
