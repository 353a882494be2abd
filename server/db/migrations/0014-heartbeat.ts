import type { Kysely } from 'kysely';

/** One row, which is written to find out whether the database takes anything: see `readiness.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('beat_at', 'text', (column) => column.notNull())
    .execute();
}
