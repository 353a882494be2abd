import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { watchedPool } from './watched-pool.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Milliseconds a healthy server needs to report that it ended a query. */
const TO_TELL = 1_000;

export type PostgresOptions = {
  onLostConnection?: (error: Error) => void;
  /** Milliseconds for one query or lock. A transaction idle for twice as long is ended. No limit if left out. */
  maxQuery?: number;
  maxConnections?: number;
};

/** Returns counts and averages as numbers, as SQLite does. */
export function postgresDialect(
  connectionString: string,
  { onLostConnection = () => {}, maxQuery, maxConnections = 10 }: PostgresOptions = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // Limits on the server: a query that only the client gave up would still run and take effect.
    ...(maxQuery && { statement_timeout: maxQuery, idle_in_transaction_session_timeout: 2 * maxQuery }),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener a broken connection ends the process. The pool listens only to idle ones.
  pool.on('connect', (client) => {
    client.once('error', onLostConnection);
    client.on('error', () => {});
  });
  pool.on('error', () => {});
  const limit = maxQuery === undefined ? Number.POSITIVE_INFINITY : maxQuery + TO_TELL;
  return new PostgresDialect({ pool: watchedPool(pool, connectionString, limit) });
}
