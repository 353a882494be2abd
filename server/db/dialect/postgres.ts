import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { watchedPool } from './watched-pool.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Milliseconds that a server which is well has to tell that it has ended a query. */
const TO_TELL = 1_000;

export type PostgresOptions = {
  onLostConnection?: (error: Error) => void;
  /**
   * Milliseconds that the server works on one query, or waits for a lock; without it as long as it takes. A transaction that
   * asks nothing for twice as long is ended, and holds up nobody any more.
   */
  maxQuery?: number;
  maxConnections?: number;
};

/** PostgreSQL through `pg`. Counts and averages come as numbers, as SQLite gives them. */
export function postgresDialect(
  connectionString: string,
  { onLostConnection = () => {}, maxQuery, maxConnections = 10 }: PostgresOptions = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // The server's own limits: a query that only its asker gave up would work on, and be done.
    ...(maxQuery && { statement_timeout: maxQuery, idle_in_transaction_session_timeout: 2 * maxQuery }),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener, a connection that breaks would end the process, and the pool listens to those alone that nobody uses.
  pool.on('connect', (client) => {
    client.once('error', onLostConnection);
    // As it ends it may say so once more.
    client.on('error', () => {});
  });
  pool.on('error', () => {});
  const limit = maxQuery === undefined ? Number.POSITIVE_INFINITY : maxQuery + TO_TELL;
  return new PostgresDialect({ pool: watchedPool(pool, connectionString, { maxQuery: limit }) });
}
