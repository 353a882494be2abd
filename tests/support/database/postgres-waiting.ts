import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../../../server/db/database.ts';

/** Until so many transactions of this database wait for the lock of another one. On PostgreSQL alone. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000, interval: 5 },
  );
}
