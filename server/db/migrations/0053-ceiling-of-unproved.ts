import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unproved_departures')
    .addColumn('slot', 'text', (column) => column.primaryKey())
    .addColumn('departures', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('waits_for_room', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('outbox_waiting_for_room')
    .on('outbox')
    .column('id')
    .where(sql<boolean>`waits_for_room = 1`)
    .execute();
}
