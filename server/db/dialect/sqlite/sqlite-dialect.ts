import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { GroupCommitOptions } from './group-commit.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { ThreadDriver } from './thread-driver.ts';

export function sqliteDialect(path: string, options?: GroupCommitOptions): Dialect {
  return dialectWith(() => new SqliteDriver(path, options));
}

export function sqliteThreadDialect(path: string): Dialect {
  return dialectWith(() => new ThreadDriver(path));
}

function dialectWith(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new QueuelessAdapter(),
    createDriver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely would allow one query at a time. Here the driver does the queueing. */
class QueuelessAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Kysely says no, but SQLite rolls back DDL: a failed migration leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
