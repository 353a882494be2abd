import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './database-errors.ts';
import { createSilenceWatch, silentServer } from './silence-watch.ts';

/** Milliseconds in which a server that is there lets somebody in, however busy it is. */
const SIGN_OF_LIFE = 1_500;

type Options = {
  /** Milliseconds after which a query is given up that the server does not end itself. */
  maxQuery: number;
};

/**
 * A pool that waits for nobody who is not there. A connection that was given up while it owed an answer is closed and never
 * used again: the server takes back what was not committed.
 */
export function watchedPool(pool: pg.Pool, connectionString: string, { maxQuery }: Options): PostgresPool {
  const watch = createSilenceWatch(() => isAnswering(connectionString));
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function watchedClient(client: pg.PoolClient): PostgresPoolClient {
    let isLost = false;
    const abandon = () => {
      isLost = true;
      // With a query under way it closes the connection at once.
      client.end().catch(() => {});
    };
    const ask = (text: string, values: unknown[]) =>
      watch.wait(client.query(text, values), { abandon, limit: maxQuery });
    async function rollback() {
      try {
        return await ask('rollback', []);
      } catch {
        // What made it necessary is told, not this; without its connection nothing of the transaction is kept.
        isLost = true;
        return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      }
    }
    const query = (text: string, values: readonly unknown[]) =>
      text === 'rollback' ? rollback() : ask(text, [...values]);
    return {
      // Kysely asks by text and values alone where there is no `cursor`.
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

/**
 * Whether the server itself says anything, be it that it lets nobody in. That a connection is refused or closed is said by
 * whatever stands where it was; what this process is short of says nothing.
 */
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
