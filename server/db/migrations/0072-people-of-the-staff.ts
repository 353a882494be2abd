import { type Kysely, sql } from 'kysely';
import { addColumns } from './add-columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'sessions', [{ name: 'network', type: 'text' }]);
  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('staff_role', 'text', (column) =>
      column.notNull().check(sql.raw(`staff_role in ('manager', 'agent', 'reader')`)),
    )
    .addColumn('invited_by', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .addColumn('is_accepted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create unique index staff_invitations_waiting on staff_invitations (email)
    where used_at is null`.execute(db);
  await db.schema
    .createIndex('staff_invitations_to')
    .on('staff_invitations')
    .columns(['email', 'id'])
    .execute();
  await db.schema
    .createIndex('staff_invitations_by_inviter')
    .on('staff_invitations')
    .column('invited_by')
    .execute();
  await db.schema
    .createTable('ownership_offers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_id', 'text', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('to_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('giver_stays', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ownership_offers_to').on('ownership_offers').column('to_id').execute();
}
