import { PostgresAdapter } from 'kysely';
import type { Db } from '../database.ts';

/**
 * Locks rows until the transaction ends, in the order of their ids, as an update would. SQLite has nothing to lock: a
 * transaction that may write is alone from its beginning.
 */
export async function lockRows(trx: Db, table: 'bookings', ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
