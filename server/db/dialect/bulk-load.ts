import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../database.ts';

/** Kibibytes that SQLite may keep of the file: indexes that grow at every place would else be read over and over. */
const SQLITE_CACHE = 400_000;

/**
 * Makes ready for many rows at once, on this connection alone. For data that can be made again: SQLite does not wait until
 * it is safe on the disk.
 */
export async function prepareBulkLoad(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma cache_size = ${sql.lit(-SQLITE_CACHE)}`.execute(db);
  await sql`pragma synchronous = off`.execute(db);
}

/** Refreshes the planner's statistics now instead of at its next analysis. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
  else await sql`analyze`.execute(db);
}

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
