import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/** The tables of which can be asked what was stored since; their order is that of the numbers in SQLite's mark. */
const MARKED = ['bookings', 'booking_events'] as const satisfies (keyof Database)[];
type Marked = (typeof MARKED)[number];

/** PostgreSQL stores the lower half of a transaction's number with a row. */
const NUMBERS = 2 ** 32;

/**
 * Marks what is stored by now, to be asked later what is not: by the order in which it came to be seen. Times do not tell, for
 * what began before a moment may be stored after it.
 */
export async function readWriteMark(db: Db): Promise<string> {
  if (isPostgres(db)) {
    // The oldest transaction that is not over: nobody has seen what it writes, nor what any that begins later does.
    const { rows } = await sql<{ mark: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db);
    return rows[0]?.mark ?? '0';
  }
  // One writes after the other there, and rows are numbered as they come.
  const last = MARKED.map((table) => sql`coalesce((select max(rowid) from ${sql.table(table)}), 0)`);
  const { rows } = await sql<{ mark: string }>`select ${sql.join(last, sql` || '.' || `)} as mark`.execute(
    db,
  );
  return rows[0]?.mark ?? '0.0';
}

/** Rows that were stored after the mark was read. On PostgreSQL those that were changed as well, and a few from just before. */
export function storedSince(db: Db, table: Marked, mark: string): Expression<SqlBool> {
  if (isPostgres(db)) {
    const from = Number(BigInt(mark.split('.')[0] ?? 0) % BigInt(NUMBERS));
    const number = sql`(${sql.ref(`${table}.xmin`)}::text::bigint - ${from}::bigint + ${NUMBERS}::bigint)`;
    // Numbers begin anew at the end: half of them lie ahead of each.
    return sql<SqlBool>`${number} % ${NUMBERS}::bigint < ${NUMBERS / 2}::bigint`;
  }
  const last = Number(mark.split('.')[MARKED.indexOf(table)] ?? 0);
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} > ${last}`;
}
