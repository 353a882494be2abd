import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { INDIA_OFFSET_MINUTES } from '../../../contracts/india-time.ts';
import type { Db } from '../database.ts';

/** The day, YYYY-MM-DD, that a column's time falls on in India; the time is ISO UTC text. */
export function dayInIndia(db: Db, column: string): RawBuilder<string> {
  const time = sql.ref(column);
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`to_char(${time}::timestamp + make_interval(mins => ${sql.lit(INDIA_OFFSET_MINUTES)}), 'YYYY-MM-DD')`
    : sql<string>`date(${time}, ${sql.lit(`+${INDIA_OFFSET_MINUTES} minutes`)})`;
}
