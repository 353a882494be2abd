import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';

export type OnWritten = (tables: ReadonlySet<string>) => void;

const WRITTEN = /\b(?:insert into|update|delete from) "?(\w+)"?/gi;

/** Reports written tables by looking at the queries, so that no caller can forget to report a change. */
export function watchWrites(dialect: Dialect, onWritten: OnWritten): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new WatchedDriver(dialect.createDriver(), onWritten),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class WatchedDriver implements Driver {
  readonly #driver: Driver;
  readonly #onWritten: OnWritten;

  constructor(driver: Driver, onWritten: OnWritten) {
    this.#driver = driver;
    this.#onWritten = onWritten;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<WatchedConnection> {
    return new WatchedConnection(await this.#driver.acquireConnection(), this.#onWritten);
  }

  async beginTransaction(connection: WatchedConnection, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(connection.inner, settings);
    connection.inTransaction = new Set();
  }

  async commitTransaction(connection: WatchedConnection): Promise<void> {
    const written = connection.inTransaction;
    connection.inTransaction = undefined;
    await this.#driver.commitTransaction(connection.inner);
    if (written && written.size > 0) this.#onWritten(written);
  }

  async rollbackTransaction(connection: WatchedConnection): Promise<void> {
    connection.inTransaction = undefined;
    await this.#driver.rollbackTransaction(connection.inner);
  }

  releaseConnection(connection: WatchedConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  inTransaction: Set<string> | undefined;
  readonly #onWritten: OnWritten;

  constructor(inner: DatabaseConnection, onWritten: OnWritten) {
    this.inner = inner;
    this.#onWritten = onWritten;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.inner.executeQuery<Row>(query);
    const written = tablesWrittenBy(query.sql, result);
    if (written.length > 0) {
      if (this.inTransaction) for (const table of written) this.inTransaction.add(table);
      else this.#onWritten(new Set(written));
    }
    return result;
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

/** May name a word that is no table, as in `for update of`. Harmless. */
function tablesWrittenBy(sql: string, { rows, numAffectedRows }: QueryResult<unknown>): string[] {
  if (sql.startsWith('select')) return [];
  if (rows.length === 0 && !numAffectedRows) return [];
  return Array.from(sql.matchAll(WRITTEN), ([, table = '']) => table);
}
