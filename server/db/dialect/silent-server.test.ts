import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../tests/support/database/postgres-server.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { type Db, openDatabase, pingDatabase } from '../database.ts';
import { isDatabaseAway } from './database-errors.ts';

describe.runIf(isOnPostgres())('a PostgreSQL server', () => {
  let server: PostgresServer;
  let db: Db;
  beforeAll(async () => {
    server = await startPostgres();
    db = openDatabase({ databaseUrl: server.urlOf('postgres'), dataDir: '' });
    await sql`create table notes (text text)`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const faultOf = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => error,
    );
  const write = (text: string) => sql`insert into notes values (${text})`.execute(db);
  const notes = async () =>
    (await sql<{ text: string }>`select text from notes order by text`.execute(db)).rows.map(
      ({ text }) => text,
    );
  const isBack = () => vi.waitFor(() => pingDatabase(db), { timeout: 10_000 });

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
    expect(await notes()).toEqual(['after it']);
    await sql`delete from notes`.execute(db);
  });

  test('that works for long is waited for, and others meanwhile', async () => {
    const long = sql<{ done: number }>`select 1 as done from pg_sleep(3)`.execute(db);
    const waiting = Array.from({ length: 15 }, () => sql`select pg_sleep(1.5)`.execute(db));
    expect((await long).rows).toEqual([{ done: 1 }]);
    await Promise.all(waiting);
  });

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
    expect(await notes()).toEqual(['kept']);
    expect(await processOf(impatient)).toBe(before);
    await sql`delete from notes`.execute(db);
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
    expect(await notes()).toEqual([]);
  });

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
