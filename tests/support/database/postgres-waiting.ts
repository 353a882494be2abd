import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../../../server/db/database.ts';

/** Until so many transactions of this database wait for the lock of another one. On PostgreSQL alone. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      // In a transaction connections that were made since the first look would not be seen.
      await sql`select pg_stat_clear_snapshot()`.execute(db);
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Until another transaction waits for what this one has locked. On PostgreSQL alone. */
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

/** Asks while another transaction has done `work` and is not committed, which it is once all that was asked waits for it. */
export async function askMeanwhile<T>(
  db: Db,
  work: (trx: Db) => Promise<unknown>,
  ask: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const { answers } = await db.transaction().execute(async (trx) => {
    await work(trx);
    const asked = Promise.all(ask.map((one) => one()));
    await untilWaiting(trx, ask.length);
    return { answers: asked };
  });
  return answers;
}
