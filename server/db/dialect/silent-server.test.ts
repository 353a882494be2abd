// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type NotesOnPostgres,
  openNotesOnPostgres,
} from '../../../tests/support/database/notes-on-postgres.ts';
import type { PostgresServer } from '../../../tests/support/database/postgres-server.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { faultOf } from '../../../tests/support/fault-of.ts';
import { openTcpProxy } from '../../../tests/support/process/tcp-proxy.ts';
import { type Db, openDatabase, pingDatabase } from '../database.ts';
import { isDatabaseAway } from './database-errors.ts';

describe.runIf(isOnPostgres())('a PostgreSQL server', () => {
  let own: NotesOnPostgres;
  let server: PostgresServer;
  let db: Db;
  beforeAll(async () => {
    own = await openNotesOnPostgres();
    ({ server, db } = own);
  });
  afterAll(() => own.close());

  const write = (text: string) => sql`insert into notes values (${text})`.execute(db);
  const isBack = () => vi.waitFor(() => pingDatabase(db), { timeout: 20_000 });

  test('that is frozen is waited for by nobody, and used as before when it goes on', async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await sql`insert into notes values ('lost')`.execute(trx);
      server.freeze();
      await sql`select 1`.execute(trx);
    });
    const more = () => Array.from({ length: 20 }, () => faultOf(pingDatabase(db)));
    const faults = [await faultOf(transaction), ...(await Promise.all(more()))];
    // Once it is known, nothing is sent any more.
    faults.push(...(await Promise.all(more())));
    server.thaw();
    expect(faults.map((fault) => [String(fault), isDatabaseAway(fault)])).toEqual(
      faults.map(() => ['Error: The database server is silent.', true]),
    );
    await isBack();
    await write('after it');
    expect(await own.notes()).toEqual(['after it']);
    await sql`delete from notes`.execute(db);
  });

  test('that works for long is waited for, and others meanwhile', async () => {
    const long = sql<{ done: number }>`select 1 as done from pg_sleep(3)`.execute(db);
    const waiting = Array.from({ length: 15 }, () => sql`select pg_sleep(1.5)`.execute(db));
    expect((await long).rows).toEqual([{ done: 1 }]);
    await Promise.all(waiting);
  });

  test.each(['refuse', 'hang up'] as const)(
    'that went without a word is waited for by nobody: new connections, %s',
    async (how) => {
      const target = new URL(server.urlOf('postgres'));
      const proxy = await openTcpProxy(Number(target.port));
      onTestFinished(proxy.close);
      target.port = String(proxy.port);
      const far = openDatabase({ databaseUrl: target.href, dataDir: '' });
      await pingDatabase(far);
      proxy.vanish(how);
      expect(String(await faultOf(pingDatabase(far)))).toBe('Error: The database server is silent.');
      await far.destroy();
    },
  );

  test('a transaction whose connection breaks tells that, and not that it cannot be rolled back', async () => {
    const broken = db.transaction().execute(async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    const fault = await faultOf(broken);
    expect(String(fault)).toContain('terminating connection due to administrator command');
    expect(isDatabaseAway(fault)).toBe(true);
    await pingDatabase(db);
  });
});
