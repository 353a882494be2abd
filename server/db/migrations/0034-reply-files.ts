import { type Kysely, sql } from 'kysely';

/** In the database, so that files are sent, erased, backed up and restored with their reply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about_kind', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('reply_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reply_files_about')
    .on('reply_files')
    .columns(['about_kind', 'about_id'])
    .execute();
  await db.schema
    .createIndex('reply_files_unsent')
    .on('reply_files')
    .column('created_at')
    .where(sql<boolean>`reply_id is null`)
    .execute();
  await db.schema
    .createTable('reply_file_parts')
    .addColumn('file_id', 'text', (column) =>
      column.notNull().references('reply_files.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_file_parts_pk', ['file_id', 'position'])
    .execute();
}
