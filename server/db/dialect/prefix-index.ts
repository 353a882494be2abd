import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';

export function byBytes<Tables>(db: Kysely<Tables>, column: string): RawBuilder<string> {
  return isPostgres(db) ? sql<string>`${sql.ref(column)} collate "C"` : sql<string>`${sql.ref(column)}`;
}

/** SQLite does not need it if there is already an index on these columns. */
export async function createPrefixIndex<Tables>(
  db: Kysely<Tables>,
  name: string,
  { table, column, id }: { table: string; column: string; id: string },
): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(column)} collate "C", ${sql.ref(id)})`.execute(
    db,
  );
}
