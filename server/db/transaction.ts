import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isFaultOfAll, isTransactionConflict } from './dialect/database-errors.ts';

const TRIES = 3;

/** Thrown if work finds that it needs earlier locks than it holds: it releases all and starts again. */
export class BegunTooEarly extends Error {
  /** PostgreSQL's code for a serialization failure. */
  readonly code = '40001';
}

/** Retries after conflicts: effects outside of the transaction may happen more than once. */
export async function runTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const last: (() => Promise<void>)[] = [];
        endings.set(trx, last);
        const done = await work(trx);
        for (const end of last) await end();
        return done;
      });
    } catch (error) {
      if (tried === TRIES || !isTransactionConflict(error)) throw error;
    }
  }
}

const endings = new WeakMap<Db, (() => Promise<void>)[]>();

/** Runs `work` last in the transaction, when it holds all its row locks. */
export function atEndOf(trx: Db, work: () => Promise<void>): void {
  const last = endings.get(trx);
  if (!last) throw new Error('Only a transaction of runTransaction has something at its end.');
  last.push(work);
}

/** If this part fails, only this part is rolled back. */
export async function runPart<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint part`.execute(trx);
    return done;
  } catch (error) {
    // On a full disk SQLite has rolled back all; if the database is away, the first error is the useful one.
    if (isFaultOfAll(error)) throw error;
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}
