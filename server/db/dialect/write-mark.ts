import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/** The tables of which can be asked what was stored since; their order is that of the numbers in SQLite's mark. */
const MARKED = ['bookings', 'booking_events'] as const satisfies (keyof Database)[];
type Marked = (typeof MARKED)[number];

/** PostgreSQL stores the lower half of a transaction's number with a row. */
const NUMBERS = 2 ** 32;

/** In a mark; with more at work than that, what began after the oldest of them counts as not stored. */
const MAX_AT_WORK = 50;

/**
 * Marks what is stored by now, to be asked later what is not: by the order in which it came to be seen. Times do not tell, for
 * what began before a moment may be stored after it. PostgreSQL's: the number of the next transaction, and those of all that
 * are at work, in any database of the server. None of the marked tables is written to behind a savepoint, which has a number
 * of its own.
 */
export async function readWriteMark(db: Db): Promise<string> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ oldest: string; next: string; at_work: string[] }>`
      select pg_snapshot_xmin(now)::text as oldest, pg_snapshot_xmax(now)::text as next,
        array(select pg_snapshot_xip(now)::text) as at_work
      from pg_current_snapshot() as now`.execute(db);
    const [{ oldest, next, at_work } = { oldest: '0', next: '0', at_work: [] }] = rows;
    return at_work.length > MAX_AT_WORK ? oldest : [next, ...at_work].join('.');
  }
  // One writes after the other there, and rows are numbered as they come.
  const last = MARKED.map((table) => sql`coalesce((select max(rowid) from ${sql.table(table)}), 0)`);
  const { rows } = await sql<{ mark: string }>`select ${sql.join(last, sql` || '.' || `)} as mark`.execute(
    db,
  );
  return rows[0]?.mark ?? '0.0';
}

/** Rows that were stored after the mark was read. On PostgreSQL those that were changed as well. */
export function storedSince(db: Db, table: Marked, mark: string): Expression<SqlBool> {
  if (isPostgres(db)) {
    const [next = 0, ...atWork] = mark.split('.').map((number) => Number(BigInt(number) % BigInt(NUMBERS)));
    const number = sql`${sql.ref(`${table}.xmin`)}::text::bigint`;
    // Numbers begin anew at the end: half of them lie ahead of each.
    const isAhead = sql`(${number} - ${next}::bigint + ${NUMBERS}::bigint) % ${NUMBERS}::bigint < ${NUMBERS / 2}::bigint`;
    return sql<SqlBool>`(${isAhead} or ${number} = any(${atWork}::bigint[]))`;
  }
  const last = Number(mark.split('.')[MARKED.indexOf(table)] ?? 0);
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} > ${last}`;
}
