import type { ImapFlow } from 'imapflow';
import { runTransaction } from '../../db/transaction.ts';
import { openSideThread, type SideThread, TOO_MUCH } from '../../mail/side-thread.ts';
import { findLastUid, noteUidRead } from './bounce-mailbox.queries.ts';
import type { BounceReaderDeps } from './bounce-reader.ts';
import { handleBounce } from './handle-bounce.ts';
import type { Bounce } from './read-bounce.ts';

const PROGRAM = new URL('./bounce-thread.ts', import.meta.url);
type BounceThread = SideThread<Uint8Array, Bounce | undefined>;

/** Bytes: the report comes before the returned mail. */
const MAX_BYTES = 256_000;
const MAX_TRIES = 3;

export type MailboxReading = BounceReaderDeps & {
  holder: string;
  tries: Map<number, number>;
  isStopping: () => boolean;
};

export async function readNewMessages(client: ImapFlow, reading: MailboxReading): Promise<void> {
  if (!client.mailbox) throw new Error('No mailbox is open.');
  const uidValidity = String(client.mailbox.uidValidity);
  const last = await findLastUid(reading.db, uidValidity);
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  const thread: BounceThread = openSideThread(PROGRAM);
  try {
    // IMAP returns the newest message for `n:*`, even if it is older than n.
    for (const uid of found.filter((number) => number > last).sort((one, other) => one - other)) {
      if (reading.isStopping()) return;
      await readMessage(client, { uid, uidValidity }, thread, reading);
    }
  } finally {
    await thread.stop();
  }
}

async function readMessage(
  client: ImapFlow,
  { uid, uidValidity }: { uid: number; uidValidity: string },
  thread: BounceThread,
  { db, holder, now, log, tries }: MailboxReading,
): Promise<void> {
  const raw = await fetchMessage(client, uid, tries);
  // Before the transaction, which everybody waits for.
  const bounce = raw && (await thread.ask(raw));
  const outcome = await runTransaction(db, async (trx) => {
    await noteUidRead(trx, holder, { uid, uidValidity }, now());
    return raw ? handleBounce(trx, { raw, bounce }, now()) : ('no bounce' as const);
  });
  const about = { message: uid, outcome };
  if (outcome === TOO_MUCH)
    log.warn(about, 'a message in the bounce mailbox takes too long to read, and is passed over');
  else log.info(about, 'a message in the bounce mailbox was read');
  if (['failed', 'delayed', 'complaint'].includes(outcome))
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
}

async function fetchMessage(
  client: ImapFlow,
  uid: number,
  tries: Map<number, number>,
): Promise<Buffer | undefined> {
  try {
    const query = { uid: true, source: { maxLength: MAX_BYTES } };
    const message = await client.fetchOne(String(uid), query, { uid: true });
    return message ? message.source : undefined;
  } catch (error) {
    const tried = (tries.get(uid) ?? 0) + 1;
    tries.set(uid, tried);
    if (tried < MAX_TRIES || !client.usable) throw error;
    return undefined;
  }
}
