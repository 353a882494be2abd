import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** Compared byte by byte, as on SQLite: with a PostgreSQL collation a range of words is not a prefix match. */
export function binaryText(db: Kysely<unknown>): RawBuilder<unknown> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
}
