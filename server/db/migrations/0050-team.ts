import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team_members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('since_year', 'integer')
    .addColumn('media_id', 'text', (column) => column.references('media.id').onDelete('set null'))
    .addColumn('is_shown', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('team_members_media').on('team_members').column('media_id').execute();
  await db.schema
    .createTable('team_member_tours')
    .addColumn('team_member_id', 'text', (column) =>
      column.notNull().references('team_members.id').onDelete('cascade'),
    )
    .addColumn('tour_id', 'text', (column) => column.notNull().references('tours.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('team_member_tours_pk', ['team_member_id', 'tour_id'])
    .execute();
  await db.schema.createIndex('team_member_tours_tour').on('team_member_tours').column('tour_id').execute();
}
