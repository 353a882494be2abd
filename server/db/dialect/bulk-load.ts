import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { isPostgres } from './is-postgres.ts';

const SQLITE_CACHE = 400_000;

/** For data that can be made again: SQLite does not wait for the disk. */
export async function prepareBulkLoad(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma cache_size = ${sql.lit(-SQLITE_CACHE)}`.execute(db);
  await sql`pragma synchronous = off`.execute(db);
}

/** Drops the indexes of empty tables and returns a function that creates them: ten times faster. Not the keys. */
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

/** PostgreSQL only: SQLite's statistics would be of one moment, and mislead the planner as tables grow. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}
