import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** The plan of a query. A table of a few rows is not read by index unless PostgreSQL is told to. */
export async function explainQuery(
  db: Db,
  query: RawBuilder<unknown>,
  refused = ['seqscan', 'bitmapscan', 'sort'],
): Promise<string> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    return JSON.stringify((await sql`explain query plan ${query}`.execute(db)).rows);
  return db.transaction().execute(async (trx) => {
    for (const way of refused) await sql.raw(`set local enable_${way} = off`).execute(trx);
    return JSON.stringify((await sql`explain ${query}`.execute(trx)).rows);
  });
}
