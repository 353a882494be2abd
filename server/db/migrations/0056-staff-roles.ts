import type { Kysely } from 'kysely';
import { nameFirstOwner } from './name-first-owner.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('staff_role', 'text').execute();
  await db.schema.alterTable('users').addColumn('deleted_at', 'text').execute();
  await nameFirstOwner(db);
  await db.schema
    .createTable('staff_departures')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('left_at', 'text', (column) => column.notNull())
    .addColumn('staff_role', 'text', (column) => column.notNull())
    .addColumn('handed_to', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('handed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('staff_departures_handed_to')
    .on('staff_departures')
    .column('handed_to')
    .execute();
  await db.schema
    .createIndex('staff_departures_latest')
    .on('staff_departures')
    .columns(['left_at', 'user_id'])
    .execute();
}
