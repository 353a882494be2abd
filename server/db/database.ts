import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, type LogEvent, sql } from 'kysely';
import type { Config } from '../config.ts';
import { type PostgresOptions, postgresDialect } from './dialect/postgres.ts';
import { sqliteDialect, sqliteThreadDialect } from './dialect/sqlite/sqlite-dialect.ts';
import { type OnWritten, watchWrites } from './dialect/watch-writes.ts';
import type { Database } from './schema.ts';

/** A connection to the database, or a transaction on it: every query takes one as its first parameter. */
export type Db = Kysely<Database>;

/** Reports that are made at the same time on PostgreSQL. */
const MAX_REPORTS = 3;

export const SQLITE_FILE = 'teesta.sqlite';

type Options = PostgresOptions & {
  /** Told of each query that was asked, with the milliseconds it took. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  onWritten?: OnWritten | undefined;
};

/** Opens PostgreSQL where `databaseUrl` is set, else SQLite under `dataDir`. Connects on first use. */
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

/**
 * The same database for what reads so much that nothing else could be answered meanwhile: on SQLite a thread of its own,
 * which sees what is committed; on PostgreSQL connections of its own, so that others are left for everybody else.
 */
export function openReports(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db {
  if (config.databaseUrl) return openDatabase(config, { maxConnections: MAX_REPORTS });
  return new Kysely<Database>({ dialect: sqliteThreadDialect(join(config.dataDir, SQLITE_FILE)) });
}

/** False where opening it would make an empty one: there is no file in `dataDir`. PostgreSQL makes none. */
export function isDatabaseThere(config: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean {
  return config.databaseUrl !== undefined || existsSync(join(config.dataDir, SQLITE_FILE));
}

/** Throws when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
