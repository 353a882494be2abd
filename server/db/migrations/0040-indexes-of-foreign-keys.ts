import { type Kysely, sql } from 'kysely';

/** Deleting an account must scan no table. */
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
