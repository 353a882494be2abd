import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Before a lost connection is tried again. Milliseconds. */
const RECONNECT_AFTER = 2_000;

export type PostgresNotifications = {
  /** Tells every other process. Lost while the connection is: those who listen must have a way to catch up. */
  send: () => void;
  close: () => Promise<void>;
};

type Options = {
  databaseUrl: string;
  channel: string;
  /** Another process sent a notice; or one may have been missed, because the connection was away. */
  onNotification: () => void;
  onFault: (error: Error) => void;
};

/** A channel between the processes that share a PostgreSQL database (LISTEN and NOTIFY), on a connection of its own. */
export async function openPostgresNotifications({
  databaseUrl,
  channel,
  onNotification,
  onFault,
}: Options): Promise<PostgresNotifications> {
  const ownId = randomUUID();
  let client: pg.Client | undefined;
  let isClosing = false;
  let reconnecting: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const connecting = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    connecting.on('notification', ({ payload }) => {
      if (payload !== ownId) onNotification();
    });
    connecting.on('error', (error) => {
      onFault(error);
      reconnectLater(connecting);
    });
    connecting.on('end', () => reconnectLater(connecting));
    await connecting.connect();
    await connecting.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = connecting;
    onNotification();
  }

  function reconnectLater(lost: pg.Client): void {
    if (client === lost) client = undefined;
    if (isClosing || reconnecting) return;
    reconnecting = setTimeout(() => {
      reconnecting = undefined;
      connect().catch((error) => {
        onFault(error);
        reconnectLater(lost);
      });
    }, RECONNECT_AFTER);
  }

  await connect();
  return {
    send() {
      if (client) sending = client.query('select pg_notify($1, $2)', [channel, ownId]).catch(onFault);
    },
    async close() {
      isClosing = true;
      clearTimeout(reconnecting);
      // The connection sends one after the other, and ending it would drop what is on its way.
      await sending;
      await client?.end();
    },
  };
}
