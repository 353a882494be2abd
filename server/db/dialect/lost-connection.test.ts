// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../tests/support/database/postgres-server.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { type Db, openDatabase, pingDatabase } from '../database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { openPostgresNotifications } from './postgres-notifications.ts';

describe.runIf(isOnPostgres())('a lost PostgreSQL connection', () => {
  // Of its own: a server that loses one of its processes ends the connections of all.
  let server: PostgresServer;
  let databaseUrl: string;
  let db: Db;
  const told = vi.fn<(error: Error) => void>();
  const soon = <T>(work: () => T) => vi.waitFor(work, { timeout: 20_000 });
  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = server.urlOf('postgres');
    db = openDatabase({ databaseUrl, dataDir: '' }, { onLostConnection: told });
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  /** Ends the server's side of the connection whose query begins like this, without a word. */
  async function cut(query: string): Promise<void> {
    const pid = await soon(async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where starts_with(query, ${query})`.execute(db);
      if (!rows[0]) throw new Error(`nobody asks ${query}`);
      return rows[0].pid;
    });
    told.mockClear();
    process.kill(pid, 'SIGKILL');
  }

  const isBack = () => soon(() => pingDatabase(db));

  test('fails the query that it carried, is told once, and the next query has another', async () => {
    const asked = sql`select pg_sleep(600)`.execute(db).then(
      () => undefined,
      (error) => error,
    );
    await cut('select pg_sleep');
    expect(isDatabaseAway(await asked)).toBe(true);
    // The one that asked, and the one beside it that looked for it.
    await soon(() => expect(told.mock.calls.length).toBeGreaterThanOrEqual(2));
    await isBack();
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('is opened again where notices come by it, which may have been missed', async () => {
    const noticed = vi.fn();
    const onFault = vi.fn();
    const notices = await openPostgresNotifications({
      databaseUrl,
      channel: 'lost',
      onNotification: noticed,
      onFault,
    });
    await cut('listen');
    noticed.mockClear();
    await soon(() => expect(noticed).toHaveBeenCalled());
    expect(onFault).toHaveBeenCalled();
    await notices.close();
    await isBack();
  });
});
