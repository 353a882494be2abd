import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { GroupCommitOptions } from './group-commit.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { ThreadDriver } from './thread-driver.ts';

/** Kysely's SQLite on Node's built-in one, with a driver of our own. */
export function sqliteDialect(path: string, options?: GroupCommitOptions): Dialect {
  return dialectWith(() => new SqliteDriver(path, options));
}

/** The same file, read in a thread of its own. */
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

/** Kysely would let one query or transaction in at a time; who waits for whom is the driver's to say. */
class QueuelessAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Kysely says no, SQLite does: a migration that fails or is killed leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
