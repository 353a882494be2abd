import type { Kysely } from 'kysely';
import { fillTourDestinations } from './fill-tour-destinations.ts';

/** A tour that is a draft may lack its numbers; each goes to one of the six destinations, wherever its city lies. */
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
