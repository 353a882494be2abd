import type { Kysely } from 'kysely';

/** Null: not moved by staff; sorts before those that were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tours').addColumn('featured_place', 'integer').execute();
}
