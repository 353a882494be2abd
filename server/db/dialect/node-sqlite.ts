import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Statements cached compiled. The program has far fewer distinct queries than this. */
const MAX_STATEMENTS = 500;

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

/** Kysely's own SQLite dialect on Node's built-in SQLite. `location` is a file's path or `:memory:`. */
export function nodeSqliteDialect(location: string): SqliteDialect {
  return new SqliteDialect({ database: async () => openSqlite(location) });
}

function openSqlite(location: string): SqliteDatabase {
  const database = new DatabaseSync(location);
  // FULL: an answered write survives a power cut. busy_timeout: a second process (a backup, a script) makes us wait, not fail.
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma busy_timeout = 5000');
  const statements = new Map<string, SqliteStatement>();

  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      // A deferred transaction that turns to writing fails at once when another process wrote meanwhile; an immediate one waits.
      const prepared = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const statement = adaptStatement(prepared);
      // A full disk ends the transaction by itself; a complaint about that would hide why.
      if (sql === 'rollback') statement.run = () => (database.isTransaction ? prepared.run() : NOTHING_DONE);
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
