// @module-tag dialect
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../tests/support/database/test-database.ts';
import { freePort } from '../../tests/support/process/free-port.ts';
import { SQLITE_FILE } from './database.ts';
import { MIGRATION_NAMES, migrateToLatest } from './migrate.ts';
import { upgradeDatabase } from './upgrade.ts';

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'teesta-upgrade-'));
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const nothing = { up: async () => {} };
const done = Object.fromEntries(MIGRATION_NAMES.map((name) => [name, nothing]));
const tables = async () => (await database.db.introspection.getTables()).map(({ name }) => name);

test('a migration that fails leaves the database as it was, and says how to go on', async () => {
  const before = await tables();
  const failing = {
    ...done,
    '9998-more': {
      up: (db: typeof database.db) => db.schema.createTable('more').addColumn('id', 'text').execute(),
    },
    '9999-broken': {
      async up(db: typeof database.db) {
        await db.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('the price has no column');
      },
    },
  };
  const asked = upgradeDatabase(database, (db) => migrateToLatest(db, failing as never));
  await expect(asked).rejects.toThrow(
    'The database could not be brought up to date, and is as it was before.\n  9999-broken: the price has no column\nStart the version that ran until now: it finds everything.',
  );
  expect(await tables()).toEqual(before);
  // The version that ran until now finds nothing to do.
  expect(await upgradeDatabase(database)).toEqual([]);
});

test('an older version does not touch the database of a newer one', async () => {
  await migrateToLatest(database.db, { ...done, '9999-newer': nothing });
  await expect(upgradeDatabase(database)).rejects.toThrow(
    'The database is of a newer version of Teesta, which made “9999-newer” in it.',
  );
});

test.runIf(!isOnPostgres())('a file that is no database is named', async () => {
  const file = join(dataDir, SQLITE_FILE);
  writeFileSync(file, 'Namaste. '.repeat(1_000));
  await expect(upgradeDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    `The database file ${file} is damaged, or no database (file is not a database). Restore a backup.`,
  );
});

test.runIf(!isOnPostgres())('so is one that cannot be opened, and a folder that is none', async () => {
  const file = join(dataDir, SQLITE_FILE);
  mkdirSync(file);
  await expect(upgradeDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    `The database file ${file} cannot be used: unable to open database file.`,
  );
  const inAFile = join(dataDir, 'note', 'data');
  writeFileSync(join(dataDir, 'note'), '');
  await expect(upgradeDatabase({ databaseUrl: undefined, dataDir: inAFile })).rejects.toThrow(
    `The folder of the data, ${inAFile}, cannot be used: ENOTDIR`,
  );
});

// Root may write to everything.
test.runIf(!isOnPostgres() && process.getuid?.() !== 0)('so is one that is only for reading', async () => {
  const file = join(database.dataDir, SQLITE_FILE);
  await database.db.destroy();
  chmodSync(file, 0o400);
  await expect(upgradeDatabase(database)).rejects.toThrow(
    `The database file ${file} cannot be used: attempt to write`,
  );
});

test('a server that is not there is named, without its password', async () => {
  const databaseUrl = `postgres://teesta:secret@127.0.0.1:${await freePort()}/agency`;
  const asked = upgradeDatabase({ databaseUrl, dataDir });
  await expect(asked).rejects.toThrow(`The database agency at 127.0.0.1:`);
  await expect(asked).rejects.not.toThrow('secret');
});
