import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CONFIRM_WITHIN = 500;

const RECONNECT_AFTER = 2_000;
/** Milliseconds between checks of the connection: one that died silently brings no notifications. */
const CHECK_EVERY = 10_000;
/** After this many missed checks a listener counts as dead, whatever the server says. */
const MISSED_CHECKS = 2;

type Options = {
  databaseUrl: string;
  channel: string;
  /** Milliseconds, equal in all processes. The server has half of it to answer. */
  checkEvery?: number;
  onNotification: () => void;
  onTold?: (text: string) => void;
  onConnected?: () => void;
  onFault: (error: Error) => void;
};

export async function openPostgresNotifications({
  databaseUrl,
  channel,
  checkEvery = CHECK_EVERY,
  onNotification,
  onTold = () => {},
  onConnected = () => {},
  onFault,
}: Options) {
  const ownId = randomUUID();
  const name = `teesta: ${channel}`;
  const confirming = createConfirmations();
  let client: pg.Client | undefined;
  let isClosing = false;
  let isUntold = false;
  let reconnecting: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  /** A connection runs one query at a time. Returns undefined if there is no connection. */
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

  function leave(lost: pg.Client): void {
    lost.end().catch(() => {});
    reconnectLater(lost);
  }

  /** The payload is `said` with process and number; the reply is `heard` with the same. */
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

  /** Resolves when all other processes have confirmed, or after a short wait; never rejects. Offline, waits to send. */
  async function send(): Promise<void> {
    isUntold = true;
    if (!client) return;
    const notice = confirming.begin();
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
    /** Up to 7,000 bytes, unconfirmed. Dropped if offline: `onConnected` then says that some may be missing. */
    tell(text: string): void {
      query('select pg_notify($1, $2)', [channel, `told ${ownId} ${text}`]).catch(() => {});
    },
    async close(): Promise<void> {
      isClosing = true;
      clearTimeout(reconnecting);
      clearInterval(checking);
      // Ending the connection would drop what is being sent.
      await sending;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

type Notice = { heard: number; expected: number; done: () => void };

/** Confirmations may come before their expected number is known. */
function createConfirmations() {
  const open = new Map<number, Notice>();
  let last = 0;

  function closeIfHeard(number: number, notice: Notice): void {
    if (notice.heard < notice.expected) return;
    open.delete(number);
    notice.done();
  }

  return {
    begin() {
      last += 1;
      const number = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(() => expect(0), CONFIRM_WITHIN);
      const notice: Notice = {
        heard: 0,
        expected: Number.POSITIVE_INFINITY,
        done() {
          clearTimeout(late);
          resolve();
        },
      };
      const expect = (others: number) => {
        notice.expected = others;
        closeIfHeard(number, notice);
      };
      open.set(number, notice);
      return { number, expect, isHeard: promise };
    },
    confirm(number: number) {
      const notice = open.get(number);
      if (!notice) return;
      notice.heard += 1;
      closeIfHeard(number, notice);
    },
  };
}
