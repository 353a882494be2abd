import { type Kysely, sql } from 'kysely';

/**
 * What points to an account is found by an index, so that deleting an account reads no table whole. Somebody's enquiries with
 * those in the bin, and in the order of the desk's list of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['booking_events', 'contact_events'])
    await db.schema
      .createIndex(`${table}_of_actor`)
      .on(table)
      .column('actor_id')
      .where(sql<boolean>`actor_id is not null`)
      .execute();
  await db.schema.dropIndex('bookings_by_owner').execute();
  await db.schema
    .createIndex('bookings_by_owner')
    .on('bookings')
    .columns(['owner_id', 'created_at', 'id', 'deleted_at'])
    .execute();
}
