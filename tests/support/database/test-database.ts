import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Db, openDatabase, SQLITE_FILE } from '../../../server/db/database.ts';
import type { OnWritten } from '../../../server/db/dialect/watch-writes.ts';
import { newId } from '../../../server/db/identifiers.ts';

export type TestDatabase = {
  db: Db;
  /** For opening the same database again, as a second process would. */
  databaseUrl: string | undefined;
  dataDir: string;
  close: () => Promise<void>;
};

export async function openTestDatabase(onWritten?: OnWritten): Promise<TestDatabase> {
  const template = inject('migratedTemplate');
  if (!('sqliteFile' in template))
    return createOnServer(template.serverUrl, template.templateName, onWritten);
  const dataDir = makeDataDir();
  copyFileSync(template.sqliteFile, join(dataDir, SQLITE_FILE));
  return opened(dataDir, undefined, async () => {}, onWritten);
}

export async function openEmptyDatabase(): Promise<TestDatabase> {
  const template = inject('migratedTemplate');
  if ('sqliteFile' in template) return opened(makeDataDir(), undefined, async () => {});
  return createOnServer(template.serverUrl);
}

export function isOnPostgres(): boolean {
  return 'serverUrl' in inject('migratedTemplate');
}

const makeDataDir = () => mkdtempSync(join(tmpdir(), 'teesta-test-'));

async function createOnServer(
  serverUrl: string,
  template = 'template0',
  onWritten?: OnWritten,
): Promise<TestDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await onServer(serverUrl, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () =>
    onServer(serverUrl, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin));
  return opened(makeDataDir(), url.href, drop, onWritten);
}

function opened(
  dataDir: string,
  databaseUrl: string | undefined,
  drop: () => Promise<unknown>,
  onWritten?: OnWritten,
): TestDatabase {
  const db = openDatabase({ databaseUrl, dataDir }, { onWritten });
  const close = async () => {
    await db.destroy();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, databaseUrl, dataDir, close };
}

async function onServer<T>(serverUrl: string, work: (admin: Db) => Promise<T>): Promise<T> {
  const admin = openDatabase({ databaseUrl: serverUrl, dataDir: '' });
  try {
    return await work(admin);
  } finally {
    await admin.destroy();
  }
}
