import type { Kysely } from 'kysely';

/** What was done to all enquiries that match is done, and undone, some at a time: `run_id` says what belongs together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_changes').addColumn('run_id', 'text').execute();
  await db.schema.createIndex('booking_changes_of_run').on('booking_changes').column('run_id').execute();
}
