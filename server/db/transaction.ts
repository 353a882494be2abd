import type { Db } from './database.ts';
import { isTransactionConflict } from './dialect/database-errors.ts';

const TRIES = 3;

/**
 * For work that has found, behind its locks, that it needs others as well, which stand before those: it gives all of them up
 * and begins anew.
 */
export class BegunTooEarly extends Error {
  /** As PostgreSQL says it of what it could not put in a row with another transaction. */
  readonly code = '40001';
}

/**
 * Does the work in a transaction, and again where the database gave it up for another one's sake: nothing of it was kept.
 * What the work does outside of the transaction, it may do more than once.
 */
export async function runTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === TRIES || !isTransactionConflict(error)) throw error;
    }
  }
}
