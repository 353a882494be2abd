import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

/** Statements cached compiled. The program has far fewer distinct queries than this. */
const MAX_STATEMENTS = 500;

export type SqlText = { sql: string; parameters: readonly unknown[] };

/** A connection to SQLite's file. What it is asked is done at once, and nothing else in the process meanwhile. */
export type SqliteFile = {
  run: <Row>(query: SqlText) => QueryResult<Row>;
  /** False as well after a fault by which SQLite ended the transaction itself, such as a full disk. */
  isInTransaction: () => boolean;
  close: () => void;
};

/** Opens the file for writing. It is made where there is none. Throws at once while another process holds a lock on it. */
export function openForWriting(path: string): SqliteFile {
  return opened(new DatabaseSync(path), [
    'pragma journal_mode = wal',
    // FULL: an answered write survives a power cut.
    'pragma synchronous = full',
    'pragma foreign_keys = on',
  ]);
}

/**
 * Opens a file that is there for reading: it sees what was committed, whatever is being written meanwhile. `busyTimeout` in
 * milliseconds: while SQLite waits for a lock of another process, nothing else in the thread is done.
 */
export function openForReading(path: string, busyTimeout = 0): SqliteFile {
  return opened(new DatabaseSync(path, { readOnly: true, timeout: busyTimeout }), []);
}

/** Opens the files beside it, too: they are there from the first time that something is read. */
function opened(database: DatabaseSync, settings: string[]): SqliteFile {
  try {
    for (const statement of [...settings, 'select 1 from sqlite_master']) database.exec(statement);
    return connectionOf(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

type Statement = { isReader: boolean; prepared: StatementSync };

function connectionOf(database: DatabaseSync): SqliteFile {
  const statements = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    const cached = statements.get(sql);
    if (cached) return cached;
    const prepared = database.prepare(sql);
    const statement = { isReader: prepared.columns().length > 0, prepared };
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  }

  return {
    run<Row>({ sql, parameters }: SqlText): QueryResult<Row> {
      const { isReader, prepared } = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (isReader) return { rows: prepared.all(...values) as Row[] };
      return { rows: [], numAffectedRows: BigInt(prepared.run(...values).changes) };
    },
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}
