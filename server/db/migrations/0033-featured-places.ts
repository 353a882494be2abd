import type { Kysely } from 'kysely';

/** Where staff put a featured tour. Null: they have not moved it, and it stands before those that they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tours').addColumn('featured_place', 'integer').execute();
}
