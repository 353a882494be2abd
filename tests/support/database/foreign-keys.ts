import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

type ForeignKey = { from: string; column: string; to: string };

/** One row per column: no foreign key of the site has several. */
export async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await (isPostgres
    ? sql<ForeignKey>`
        select conrelid::regclass::text as "from", attname as "column", confrelid::regclass::text as "to"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where contype = 'f' and connamespace = 'public'::regnamespace`
    : sql<ForeignKey>`
        select tables.name as "from", keys."from" as "column", keys."table" as "to"
        from sqlite_master tables, pragma_foreign_key_list(tables.name) keys where tables.type = 'table'`
  ).execute(db);
  return rows;
}
