import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import { isPostgres } from './is-postgres.ts';

/** Seconds from one column's time to another's; both are ISO UTC text. */
export function secondsBetween(db: Db, from: string, to: string): RawBuilder<number> {
  const start = sql.ref(from);
  const end = sql.ref(to);
  return isPostgres(db)
    ? sql<number>`extract(epoch from ${end}::timestamptz - ${start}::timestamptz)`
    : sql<number>`(unixepoch(${end}, 'subsec') - unixepoch(${start}, 'subsec'))`;
}
