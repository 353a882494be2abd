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
  /** Opens the same database once more, as a second process would. */
  databaseUrl: string | undefined;
  dataDir: string;
  close: () => Promise<void>;
};

/** A migrated, empty database of its own, on SQLite or, with TEST_DATABASE=postgres, on PostgreSQL. */
export async function openTestDatabase(onWritten?: OnWritten): Promise<TestDatabase> {
  const template = inject('migratedTemplate');
  const dataDir = mkdtempSync(join(tmpdir(), 'teesta-test-'));
  if ('sqliteFile' in template) {
    copyFileSync(template.sqliteFile, join(dataDir, SQLITE_FILE));
    return opened(dataDir, undefined, async () => {}, onWritten);
  }
  const name = `test_${newId().replaceAll('-', '')}`;
  await onServer(template.serverUrl, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template.templateName)}`.execute(admin),
  );
  const url = new URL(template.serverUrl);
  url.pathname = `/${name}`;
  const drop = () =>
    onServer(template.serverUrl, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin));
  return opened(dataDir, url.href, drop, onWritten);
}

/** Whether this run is on PostgreSQL: for what only that has. */
export function isOnPostgres(): boolean {
  return 'serverUrl' in inject('migratedTemplate');
}

function opened(
  dataDir: string,
  databaseUrl: string | undefined,
  drop: () => Promise<unknown>,
  onWritten: OnWritten | undefined,
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
