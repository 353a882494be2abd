import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/** The order is that of the numbers in SQLite's mark: keep it. */
const MARKED = ['bookings', 'booking_events'] as const satisfies (keyof Database)[];
type Marked = (typeof MARKED)[number];

/** PostgreSQL stores the lower half of a transaction's number with a row. */
const NUMBERS = 2 ** 32;

const MAX_AT_WORK = 50;

/**
 * Marks what is committed by now, so that `storedSince` finds what comes later. Timestamps do not help: a row with an
 * earlier time may be committed later. On PostgreSQL: the next transaction's number and those of all running ones. No
 * marked table may be written to in a savepoint, which has its own number.
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
  const last = MARKED.map((table) => sql`coalesce((select max(rowid) from ${sql.table(table)}), 0)`);
  const { rows } = await sql<{ mark: string }>`select ${sql.join(last, sql` || '.' || `)} as mark`.execute(
    db,
  );
  return rows[0]?.mark ?? '0.0';
}

/** Rows stored after the mark. On PostgreSQL also changed rows. */
export function storedSince(db: Db, table: Marked, mark: string): Expression<SqlBool> {
  if (isPostgres(db)) {
    const [next = 0, ...atWork] = mark.split('.').map((number) => Number(BigInt(number) % BigInt(NUMBERS)));
    const number = sql`${sql.ref(`${table}.xmin`)}::text::bigint`;
    // Transaction numbers wrap around: half of them lie ahead of each.
    const isAhead = sql`(${number} - ${next}::bigint + ${NUMBERS}::bigint) % ${NUMBERS}::bigint < ${NUMBERS / 2}::bigint`;
    return sql<SqlBool>`(${isAhead} or ${number} = any(${atWork}::bigint[]))`;
  }
  const last = Number(mark.split('.')[MARKED.indexOf(table)] ?? 0);
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} > ${last}`;
}
