import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createConfirmations } from './confirmations.ts';

/** Before a lost connection is tried again. Milliseconds. */
const RECONNECT_AFTER = 2_000;
/** How often the server is asked whether it is there: a line that is cut without a word brings no notices either. Milliseconds. */
const CHECK_EVERY = 10_000;
/** Whoever has missed so many checks hears nothing any more, whatever the server believes of the connection. */
const MISSED_CHECKS = 2;

export type PostgresNotifications = {
  /**
   * Tells every other process, and resolves when all have heard it; whoever does not answer is not waited for long. Never
   * rejects. While the connection is lost nobody is told: they are as soon as it is back.
   */
  send: () => Promise<void>;
  /**
   * Tells every other process this, 7,000 bytes at most. Nobody confirms it: while the connection is lost it is told to
   * nobody, and `onConnected` says later that some may have been missed.
   */
  tell: (text: string) => void;
  close: () => Promise<void>;
};

type Options = {
  databaseUrl: string;
  channel: string;
  /** Milliseconds, the same for all processes. In half of that the server has to answer. */
  checkEvery?: number;
  /** Another process sent a notice; or one may have been missed, because the connection was away. */
  onNotification: () => void;
  /** Another process has told this. */
  onTold?: (text: string) => void;
  /** What others have told before, or what was told to them, may not have been heard. */
  onConnected?: () => void;
  onFault: (error: Error) => void;
};

/** A channel between the processes that share a PostgreSQL database (LISTEN and NOTIFY), on a connection of its own. */
export async function openPostgresNotifications({
  databaseUrl,
  channel,
  checkEvery = CHECK_EVERY,
  onNotification,
  onTold = () => {},
  onConnected = () => {},
  onFault,
}: Options): Promise<PostgresNotifications> {
  const ownId = randomUUID();
  /** By which the server counts who listens. */
  const name = `teesta: ${channel}`;
  const confirming = createConfirmations();
  let client: pg.Client | undefined;
  let isClosing = false;
  let isUntold = false;
  let reconnecting: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  /** A connection carries one query at a time. Undefined where there is no connection when its turn comes. */
  function query<Row extends object>(text: string, values: unknown[]): Promise<Row | undefined> {
    const answered = sending.then(async () => {
      const asked = client;
      try {
        return (await asked?.query<Row>(text, values))?.rows[0];
      } catch (error) {
        if (asked) leave(asked);
        throw error;
      }
    });
    sending = answered.catch(onFault);
    return answered;
  }

  /** For another connection. With a query under way it is closed at once. */
  function leave(lost: pg.Client): void {
    lost.end().catch(() => {});
    reconnectLater(lost);
  }

  /** A notice is `said`, a process and a number, and is confirmed by `heard` and the same. */
  function hear(payload = ''): void {
    const [kind, id, number] = payload.split(' ', 3);
    if (kind === 'told' && id !== ownId) onTold(payload.slice(`told ${id} `.length));
    if (kind === 'heard' && id === ownId) confirming.confirm(Number(number));
    if (kind !== 'said' || id === ownId) return;
    onNotification();
    void query('select pg_notify($1, $2)', [channel, `heard ${id} ${number}`]).catch(() => {});
  }

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: checkEvery / 2,
      application_name: name,
    });
    connecting.on('notification', ({ payload }) => hear(payload));
    connecting.on('error', (error) => {
      onFault(error);
      reconnectLater(connecting);
    });
    connecting.on('end', () => reconnectLater(connecting));
    try {
      await connecting.connect();
      await connecting.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      leave(connecting);
      throw error;
    }
    if (isClosing) return connecting.end();
    client = connecting;
    onNotification();
    onConnected();
    if (isUntold) void send();
  }

  async function send(): Promise<void> {
    isUntold = true;
    if (!client) return;
    const notice = confirming.begin();
    // In the same breath, how many others listen: of a line that was cut, the server may know nothing for hours.
    query<{ others: number }>(
      `select pg_notify($1, $2), (select count(*)::int from pg_stat_activity
         where datname = current_database() and application_name = $3 and pid <> pg_backend_pid()
           and state_change > now() - make_interval(secs => $4)) as others`,
      [channel, `said ${ownId} ${notice.number}`, name, (MISSED_CHECKS * checkEvery) / 1_000],
    ).then(
      (answer) => {
        isUntold = answer === undefined;
        notice.expect(answer?.others ?? 0);
      },
      () => {
        isUntold = true;
        notice.expect(0);
      },
    );
    await notice.isHeard;
  }

  function reconnectLater(lost: pg.Client): void {
    if (client === lost) client = undefined;
    if (isClosing || reconnecting) return;
    reconnecting = setTimeout(() => {
      reconnecting = undefined;
      connect().catch(onFault);
    }, RECONNECT_AFTER);
  }

  await connect();
  const checking = setInterval(() => void query('select 1', []).catch(() => {}), checkEvery).unref();
  return {
    send,
    tell(text) {
      query('select pg_notify($1, $2)', [channel, `told ${ownId} ${text}`]).catch(() => {});
    },
    async close() {
      isClosing = true;
      clearTimeout(reconnecting);
      clearInterval(checking);
      // The connection sends one after the other, and ending it would drop what is on its way.
      await sending;
      const last = client;
      // What is heard from here on is answered by nobody.
      client = undefined;
      await last?.end();
    },
  };
}
