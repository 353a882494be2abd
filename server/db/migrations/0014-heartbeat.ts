import type { Kysely } from 'kysely';

/** One row, written to check that the database accepts writes: see `readiness.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('beat_at', 'text', (column) => column.notNull())
    .execute();
}
