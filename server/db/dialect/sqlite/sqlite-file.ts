import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

const MAX_STATEMENTS = 500;

export type SqlText = { sql: string; parameters: readonly unknown[] };

/** Synchronous: a query blocks the thread. */
export type SqliteFile = ReturnType<typeof connectionOf>;

export function openForWriting(path: string): SqliteFile {
  return opened(new DatabaseSync(path), [
    'pragma journal_mode = wal',
    // FULL: an acknowledged write survives a power cut.
    'pragma synchronous = full',
    'pragma foreign_keys = on',
  ]);
}

/** Sees committed data while others write. `busyTimeout` in milliseconds: waiting for a lock blocks the thread. */
export function openForReading(path: string, busyTimeout = 0): SqliteFile {
  return opened(new DatabaseSync(path, { readOnly: true, timeout: busyTimeout }), []);
}

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

function connectionOf(database: DatabaseSync) {
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
    /** Also false after a fault that made SQLite end the transaction, such as a full disk. */
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

// biome-ignore lint/correctness/useYield: Kysely's interface has it, and nobody asks for it
export async function* streamQuery(): AsyncGenerator<never> {
  throw new Error('Rows are read page by page: see eachRow.');
}
