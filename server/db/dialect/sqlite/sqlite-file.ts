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

/** Opens the file for writing. It is made where there is none. */
export function openForWriting(path: string): SqliteFile {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal');
  // FULL: an answered write survives a power cut.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return connectionOf(database);
}

/** Opens a file that is there for reading: it sees what was committed, whatever is being written meanwhile. */
export function openForReading(path: string): SqliteFile {
  return connectionOf(new DatabaseSync(path, { readOnly: true }));
}

type Statement = { isReader: boolean; prepared: StatementSync };

function connectionOf(database: DatabaseSync): SqliteFile {
  // A second process (a backup, a script) makes us wait, not fail.
  database.exec('pragma busy_timeout = 5000');
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
