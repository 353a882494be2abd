import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../../../server/db/database.ts';
import { runTransaction } from '../../../server/db/transaction.ts';

/** Waits until `count` transactions of this database wait for a lock. PostgreSQL only. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      // Within a transaction, the statistics are a snapshot of the first read.
      await sql`select pg_stat_clear_snapshot()`.execute(db);
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Waits until another transaction waits for this one's locks. PostgreSQL only. */
export async function untilWaitingFor(trx: Db): Promise<void> {
  await vi.waitFor(
    async () => {
      await sql`select pg_stat_clear_snapshot()`.execute(trx);
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
      expect(rows).not.toEqual([]);
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Asks while another transaction has done `work` uncommitted; it commits once all queries wait for it. */
export async function askMeanwhile<T>(
  db: Db,
  work: (trx: Db) => Promise<unknown>,
  ask: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const { answers } = await runTransaction(db, async (trx) => {
    await work(trx);
    const asked = Promise.all(ask.map((one) => one()));
    await untilWaiting(trx, ask.length);
    return { answers: asked };
  });
  return answers;
}
