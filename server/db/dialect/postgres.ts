import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { watchedPool } from './watched-pool.ts';

const INT8 = 20;
const NUMERIC = 1700;

export type PostgresOptions = {
  onLostConnection?: (error: Error) => void;
  /** Milliseconds that one query may take; without it as long as it does. */
  maxQuery?: number;
  maxConnections?: number;
};

/** PostgreSQL through `pg`. Counts and averages come as numbers, as SQLite gives them. */
export function postgresDialect(
  connectionString: string,
  {
    onLostConnection = () => {},
    maxQuery = Number.POSITIVE_INFINITY,
    maxConnections = 10,
  }: PostgresOptions = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
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
  return new PostgresDialect({ pool: watchedPool(pool, connectionString, { maxQuery }) });
}
