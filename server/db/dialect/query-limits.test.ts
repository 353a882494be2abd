// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  type NotesOnPostgres,
  openNotesOnPostgres,
} from '../../../tests/support/database/notes-on-postgres.ts';
import type { PostgresServer } from '../../../tests/support/database/postgres-server.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { faultOf } from '../../../tests/support/fault-of.ts';
import { type Db, openDatabase, pingDatabase } from '../database.ts';
import { isDatabaseAway } from './database-errors.ts';

describe.runIf(isOnPostgres())('where PostgreSQL may not work long,', () => {
  let own: NotesOnPostgres;
  let server: PostgresServer;
  let db: Db;
  beforeAll(async () => {
    own = await openNotesOnPostgres();
    ({ server, db } = own);
  });
  beforeEach(async () => {
    await sql`truncate notes`.execute(db);
  });
  afterAll(() => own.close());

  function openImpatient(): Db {
    const impatient = openDatabase(
      { databaseUrl: server.urlOf('postgres'), dataDir: '' },
      { maxQuery: 300, maxConnections: 1 },
    );
    onTestFinished(() => impatient.destroy());
    return impatient;
  }
  const processOf = async (asked: Db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(asked)).rows[0]?.pid ?? 0;

  test('a query that takes too long is ended on the server, and nothing of it is done afterwards', async () => {
    const impatient = openImpatient();
    const before = await processOf(impatient);
    const locked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (trx) => {
      await sql`lock table notes`.execute(trx);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    const fault = await faultOf(sql`insert into notes values ('told as lost')`.execute(impatient));
    expect([String(fault), isDatabaseAway(fault)]).toEqual([
      'error: canceling statement due to statement timeout',
      true,
    ]);
    done.resolve();
    await holding;
    await sql`insert into notes values ('kept')`.execute(impatient);
    expect(await own.notes()).toEqual(['kept']);
    expect(await processOf(impatient)).toBe(before);
  });

  test('one that does not end even then is given up, and its connection with it', async () => {
    const impatient = openImpatient();
    const pid = await processOf(impatient);
    process.kill(pid, 'SIGSTOP');
    const fault = await faultOf(pingDatabase(impatient));
    expect([String(fault), isDatabaseAway(fault)]).toEqual([
      'Error: The database server took too long for a query.',
      true,
    ]);
    expect(await processOf(impatient)).not.toBe(pid);
    process.kill(pid, 'SIGCONT');
  });

  test('a transaction that asks nothing for long loses its locks', async () => {
    const impatient = openImpatient();
    const inserted = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const idle = impatient.transaction().execute(async (trx) => {
      await sql`insert into notes values ('lost')`.execute(trx);
      inserted.resolve();
      await done.promise;
      await pingDatabase(trx);
    });
    await inserted.promise;
    // Waits for it.
    await sql`truncate notes`.execute(db);
    done.resolve();
    expect(isDatabaseAway(await faultOf(idle))).toBe(true);
    expect(await own.notes()).toEqual([]);
  });
});
