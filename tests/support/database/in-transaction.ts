import type { Db } from '../../../server/db/database.ts';
import { runTransaction } from '../../../server/db/transaction.ts';

export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : runTransaction(db, work);
}
