import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** Which table points to which. */
export async function foreignKeys(db: Db): Promise<{ from: string; to: string }[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await (isPostgres
    ? sql<{ from: string; to: string }>`
        select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
        from pg_constraint where contype = 'f'`
    : sql<{ from: string; to: string }>`
        select tables.name as "from", keys."table" as "to"
        from sqlite_master tables, pragma_foreign_key_list(tables.name) keys where tables.type = 'table'`
  ).execute(db);
  return rows;
}
