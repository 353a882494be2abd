import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

export type OnWritten = (tables: ReadonlySet<string>) => void;

const WRITTEN = /\b(?:insert into|update|delete from) "?(\w+)"?/gi;

/** Reports written tables by looking at the queries, so that no caller can forget to report a change. */
export function watchWrites(dialect: Dialect, onWritten: OnWritten): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => watched(dialect.createDriver(), onWritten),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function watched(driver: Driver, onWritten: OnWritten): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const transactions = new WeakMap<DatabaseConnection, Set<string>>();

  function watch(connection: DatabaseConnection): void {
    const run = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const result = await run<Row>(query);
      const written = tablesWrittenBy(query.sql, result);
      const together = transactions.get(connection);
      if (together) for (const table of written) together.add(table);
      else if (written.length > 0) onWritten(new Set(written));
      return result;
    };
    known.add(connection);
  }

  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      if (!known.has(connection)) watch(connection);
      return connection;
    },
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(connection, settings);
      transactions.set(connection, new Set());
    },
    async commitTransaction(connection) {
      const written = transactions.get(connection);
      transactions.delete(connection);
      await driver.commitTransaction(connection);
      if (written && written.size > 0) onWritten(written);
    },
    async rollbackTransaction(connection) {
      transactions.delete(connection);
      await driver.rollbackTransaction(connection);
    },
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  };
}

/** May name a word that is no table, as in `for update of`. Harmless. */
function tablesWrittenBy(sql: string, { rows, numAffectedRows }: QueryResult<unknown>): string[] {
  if (sql.startsWith('select')) return [];
  if (rows.length === 0 && !numAffectedRows) return [];
  return Array.from(sql.matchAll(WRITTEN), ([, table = '']) => table);
}
