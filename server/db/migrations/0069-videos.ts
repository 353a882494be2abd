import { type Kysely, sql } from 'kysely';

/** A video is a picture, its first sight, with a film. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_videos')
    .addColumn('media_id', 'text', (column) => column.primaryKey().references('media.id').onDelete('cascade'))
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('whole', 'waiting', 'smaller')`),
    )
    .addColumn('claimed_until', 'text')
    .execute();
}
