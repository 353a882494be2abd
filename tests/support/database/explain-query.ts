import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** Forces PostgreSQL to use indexes, which it does not on small tables. */
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
