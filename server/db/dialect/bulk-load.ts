import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { isPostgres } from './is-postgres.ts';

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

/**
 * Lets an empty database be filled fast, and answers how to end that: without the indexes of these tables but for those of
 * their keys, which are made at the end, sorted, in a tenth of the time. A program that stops before leaves a database that
 * lacks them.
 */
export async function beginFilling(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  const names = sql.join(tables);
  const { rows: indexes } = await (isPostgres(db)
    ? sql<Index>`
        select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename in (${names})
          and indexname not in (select conname from pg_constraint)`
    : sql<Index>`
        select name, sql as definition from sqlite_master
        where type = 'index' and tbl_name in (${names}) and sql is not null`
  ).execute(db);
  for (const { name } of indexes) await db.schema.dropIndex(name).execute();
  return async () => {
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
  };
}

type Index = { name: string; definition: string };

/**
 * Tells the planner now what its next analysis would. SQLite has none while the site runs: figures of one moment would
 * mislead it as the tables grow, and what was measured with them would not be what runs.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}
