// @module-tag dialect
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  installedPostgres,
  type PostgresServer,
  startPostgres,
} from '../../tests/support/database/postgres-server.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import { makeEnquiry } from '../../tests/support/factories.ts';
import { findGoing, planIssues } from '../../tests/support/planned-issues.ts';
import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { backUp } from './back-up.ts';
import { folderStorage } from './backup-storage.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const FILE = 'teesta-2026-11-22T03-00-00Z.tar.gz';
const programs = installedPostgres();

// Needs pg_dump, pg_restore and psql of the server's version: Debian's `postgresql`. Without them it is skipped.
describe.runIf(isOnPostgres() && programs !== undefined)('a backup of a site on PostgreSQL', () => {
  let server: PostgresServer;
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    server = await startPostgres(programs);
    folder = mkdtempSync(join(tmpdir(), 'teesta-dumps-'));
    dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    for (const name of ['site', 'another'])
      await onServer((db) => sql`create database ${sql.id(name)}`.execute(db));
    await on('site', async (db) => {
      await migrateToLatest(db);
      await makeEnquiry(db, { full_name: 'Asha Rai' });
      await planIssues(db);
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function on<T>(name: string, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
    const db = openDatabase({ databaseUrl: server.urlOf(name), dataDir: '' });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }
  const onServer = <T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>) => on('postgres', work);
  const enquiriesIn = (name: string) =>
    on(name, async (db) =>
      (await db.selectFrom('bookings').select('full_name').execute()).map((row) => row.full_name),
    );
  const configOf = (name: string) => ({
    databaseUrl: server.urlOf(name),
    dataDir,
    given: {},
    backups: { to: folder, keep: 14, key: undefined, s3: undefined },
  });
  const restoreTo = (name: string) => restoreBackup(configOf(name), join(folder, FILE), NOW);
  const withPrograms = () => vi.stubEnv('PATH', `${programs}:/usr/bin:/bin`);

  test('is a dump that was opened in a database of its own, which is gone again', async () => {
    withPrograms();
    // Of a process that was killed two days ago, with all that travellers told in it.
    const killed = `teesta_verify_${(Date.now() - 2 * 86_400_000).toString(16).padStart(12, '0')}70008000000000000000`;
    await onServer((db) => sql`create database ${sql.id(killed)}`.execute(db));
    const { name, made } = await backUp(configOf('site'), folderStorage(folder), NOW);
    expect([name, made.database, made.rows.bookings]).toEqual([FILE, 'postgresql', 1]);
    const { rows } = await onServer((db) =>
      sql<{ datname: string }>`select datname from pg_database where not datistemplate order by 1`.execute(
        db,
      ),
    );
    expect(rows.map(({ datname }) => datname)).toEqual(['another', 'postgres', 'site']);
  });

  test('is restored into an empty database, and over one that is there', async () => {
    withPrograms();
    await restoreTo('another');
    expect(await enquiriesIn('another')).toEqual(['Asha Rai']);
    await on('another', (db) => makeEnquiry(db, { full_name: 'Bina Lama' }));
    await restoreTo('another');
    expect(await enquiriesIn('another')).toEqual(['Asha Rai']);
    await on('another', async (db) => {
      expect(await migrateToLatest(db)).toEqual([]);
      expect(await findGoing(db)).toEqual({ issues: [], mails: ['receipt@example.com', 'sent@example.com'] });
    });
  });

  test('is not restored over one that somebody uses', async () => {
    withPrograms();
    await on('site', async (db) => {
      await makeEnquiry(db, { full_name: 'Bina Lama' });
      await expect(restoreTo('site')).rejects.toThrow('The database is in use: stop the site first.');
    });
    expect(await enquiriesIn('site')).toHaveLength(2);
  });

  test('leaves all that was there where it cannot be restored', async () => {
    withPrograms();
    // Of what is no table it does not know whose it is, and leaves it: here it stands in the way.
    await on('another', (db) => sql`alter table tour_days rename to days_of_tours`.execute(db));
    await on('another', (db) => sql`create sequence tour_days`.execute(db));
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    const before = readdirSync(dataDir);
    await expect(restoreTo('another')).rejects.toThrow('psql ended with');
    expect(await enquiriesIn('another')).toEqual(['Asha Rai']);
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('before-'))).toEqual(
      before.filter((name) => !name.startsWith('before-')),
    );
  });
});
