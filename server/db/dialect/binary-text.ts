import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/**
 * The type of a text column that is compared byte by byte, as SQLite does anyway. PostgreSQL would compare by the rules
 * of its language, under which a range of words is not what begins alike.
 */
export function binaryText(db: Kysely<unknown>): RawBuilder<unknown> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
}
