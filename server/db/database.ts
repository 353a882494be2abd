import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, type LogEvent, sql } from 'kysely';
import type { Config } from '../config.ts';
import { type PostgresOptions, postgresDialect } from './dialect/postgres.ts';
import { sqliteDialect, sqliteThreadDialect } from './dialect/sqlite/sqlite-dialect.ts';
import { type OnWritten, watchWrites } from './dialect/watch-writes.ts';
import type { Database } from './schema.ts';

/** A connection or a transaction: the first parameter of every query. */
export type Db = Kysely<Database>;

const MAX_REPORTS = 3;

export const SQLITE_FILE = 'teesta.sqlite';

type Options = PostgresOptions & {
  onQuery?: ((event: LogEvent) => void) | undefined;
  onWritten?: OnWritten | undefined;
};

export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onQuery, onWritten, ...options }: Options = {},
): Db {
  const dialect = dialectFor(config, options);
  return new Kysely<Database>({
    dialect: onWritten ? watchWrites(dialect, onWritten) : dialect,
    ...(onQuery && { log: onQuery }),
  });
}

function dialectFor(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: PostgresOptions,
): Dialect {
  if (databaseUrl) return postgresDialect(databaseUrl, options);
  mkdirSync(dataDir, { recursive: true });
  return sqliteDialect(join(dataDir, SQLITE_FILE));
}

/** Opens the database for long reads that must block nothing: a thread on SQLite, a pool of its own on PostgreSQL. */
export function openReports(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db {
  if (config.databaseUrl) return openDatabase(config, { maxConnections: MAX_REPORTS });
  return new Kysely<Database>({ dialect: sqliteThreadDialect(join(config.dataDir, SQLITE_FILE)) });
}

export function isDatabaseThere(config: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean {
  return config.databaseUrl !== undefined || existsSync(join(config.dataDir, SQLITE_FILE));
}

export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
