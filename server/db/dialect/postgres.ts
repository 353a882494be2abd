import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './database-errors.ts';
import { createSilenceWatch, silentServer } from './silence-watch.ts';

/** Milliseconds in which a live server accepts a connection, however busy. */
const SIGN_OF_LIFE = 1_500;

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

/** Does not wait for a dead server. Closing a connection with an answer due makes the server roll back. */
function watchedPool(pool: pg.Pool, connectionString: string, maxQuery: number): PostgresPool {
  const watch = createSilenceWatch(() => isAnswering(connectionString));
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function watchedClient(client: pg.PoolClient): PostgresPoolClient {
    let isLost = false;
    const abandon = () => {
      isLost = true;
      client.end().catch(() => {});
    };
    const ask = (text: string, values: unknown[]) =>
      watch.wait(client.query(text, values), { abandon, limit: maxQuery });
    async function rollback() {
      try {
        return await ask('rollback', []);
      } catch {
        // The first error is the one to report; without the connection nothing was committed.
        isLost = true;
        return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      }
    }
    const query = (text: string, values: readonly unknown[]) =>
      text === 'rollback' ? rollback() : ask(text, [...values]);
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => client.release(isDiscarded || isLost),
    };
  }

  return {
    options: pool.options,
    async connect() {
      if (watch.isSilent()) throw silentServer();
      const connecting = pool.connect();
      const client = await watch.wait(connecting, {
        abandon: () =>
          void connecting.then(
            (late) => late.release(),
            () => {},
          ),
      });
      const known = clients.get(client) ?? watchedClient(client);
      clients.set(client, known);
      return known;
    },
    async end() {
      watch.close();
      await pool.end();
    },
  };
}

/** True if the server responds, even with a refusal. A closed connection or a local shortage proves nothing. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: SIGN_OF_LIFE });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError || !isDatabaseAway(error);
  } finally {
    client.end().catch(() => {});
  }
}
