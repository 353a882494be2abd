import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isFaultOfAll, isTransactionConflict } from './dialect/database-errors.ts';

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

/** Does a part of a transaction so that, where it fails, that part alone is taken back: the transaction can go on. */
export async function runPart<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint part`.execute(trx);
    return done;
  } catch (error) {
    // Where the disk is full SQLite has taken all of it back already; of a database that is away the first error says what is
    // wrong.
    if (isFaultOfAll(error)) throw error;
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}
