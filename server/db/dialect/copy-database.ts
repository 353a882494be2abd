import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import { type Db, openDatabase, SQLITE_FILE } from '../database.ts';
import type { Database } from '../schema.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { sqliteThreadDialect } from './sqlite/sqlite-dialect.ts';

export type RowCounts = Record<string, number>;

/** Copies the database of a running site into a file, as of one moment, without blocking it. Returns the row counts. */
export async function copyDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<RowCounts> {
  return config.databaseUrl === undefined
    ? copySqlite(join(config.dataDir, SQLITE_FILE), file)
    : copyPostgres(config.databaseUrl, file);
}

async function copySqlite(from: string, file: string): Promise<RowCounts> {
  using source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  // In one step: a backup in parts restarts whenever the site writes. Writers do not wait for it.
  await backup(source, file, { rate: 2 ** 31 - 1 });
  const copy = new DatabaseSync(file);
  copy.exec('pragma journal_mode = delete');
  copy.close();
  await using db = new Kysely<Database>({ dialect: sqliteThreadDialect(file) });
  return await countRows(db);
}

async function copyPostgres(databaseUrl: string, file: string): Promise<RowCounts> {
  await using db = openDatabase({ databaseUrl, dataDir: '' });
  // biome-ignore lint/plugin: it only reads, of one snapshot, and nobody is in its way
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
      const counts = await countRows(trx);
      await dumpPostgres(databaseUrl, file, rows[0]?.id ?? '');
      return counts;
    });
}

export async function countRows(db: Db): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
