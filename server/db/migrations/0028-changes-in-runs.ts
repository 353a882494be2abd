import type { Kysely } from 'kysely';

/** A change of all matching enquiries is made, and undone, in steps that share a `run_id`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_changes').addColumn('run_id', 'text').execute();
  await db.schema.createIndex('booking_changes_of_run').on('booking_changes').column('run_id').execute();
}
