import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type FileGuard, guardFile } from './file-guard.ts';
import type { GroupCommitOptions } from './group-commit.ts';
import { createGroupCommit, type GroupCommit, type SharedTransaction } from './group-commit.ts';
import { openForReading, openForWriting, type SqliteFile, streamQuery } from './sqlite-file.ts';
import { ThreadDriver } from './thread-driver.ts';
import { whileBusy } from './while-busy.ts';

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #options: GroupCommitOptions;
  #connections: Connections | undefined;

  constructor(path: string, options: GroupCommitOptions = {}) {
    this.#path = path;
    this.#options = options;
  }

  async init(): Promise<void> {
    const { maxWait } = this.#options;
    const writing = await whileBusy(() => openForWriting(this.#path), { maxWait });
    const reading = await whileBusy(() => openForReading(this.#path), { maxWait });
    const guard = guardFile(this.#path);
    const commits = createGroupCommit(writing, guard, this.#options);
    this.#connections = { writing, reading, commits, guard, maxWait };
  }

  async acquireConnection(): Promise<SqliteSession> {
    if (!this.#connections) throw new Error('The database is not open.');
    return new SqliteSession(this.#connections);
  }

  async beginTransaction(session: SqliteSession): Promise<void> {
    session.transaction = await session.connections.commits.begin();
  }

  async commitTransaction({ transaction }: SqliteSession): Promise<void> {
    await transaction?.commit();
  }

  async rollbackTransaction({ transaction }: SqliteSession): Promise<void> {
    transaction?.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections?.reading.close();
    this.#connections?.writing.close();
  }
}
class SqliteSession implements DatabaseConnection {
  readonly connections: Connections;
  readonly streamQuery = streamQuery;
  transaction: SharedTransaction | undefined;

  constructor(connections: Connections) {
    this.connections = connections;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#run<Row>(query);
    } catch (error) {
      this.connections.guard.notice(error);
      throw error;
    }
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.transaction) return this.transaction.run(query);
    const { reading, commits, maxWait } = this.connections;
    if (isReading(query)) return whileBusy(() => reading.run(query), { maxWait });
    if (!isWriting(query)) return commits.runAlone(query);
    const transaction = await commits.begin();
    try {
      const result = transaction.run<Row>(query);
      await transaction.commit();
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }
}

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

type Connections = {
  writing: SqliteFile;
  reading: SqliteFile;
  commits: GroupCommit;
  guard: FileGuard;
  maxWait: number | undefined;
};

function isReading({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*(select|explain)\b/i.test(sql);
}

function isWriting({ sql }: CompiledQuery): boolean {
  return /^\s*(insert|update|delete)\b/i.test(sql);
}
