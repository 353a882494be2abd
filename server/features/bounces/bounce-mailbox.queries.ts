import { cutText } from '../../../contracts/fields/cut-text.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';

/** The only one there is. */
const NAME = 'bounces';
/** A process that died leaves the mailbox to another after this. Milliseconds. */
const LEASE = 90_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE).toISOString();

/** The name of a process that reads the mailbox. */
export const newHolder = newId;

/** True while nobody else reads the mailbox: from now on this process does. Call it again before the lease runs out. */
export async function holdMailbox(db: Db, holder: string, now: Date): Promise<boolean> {
  await db
    .insertInto('bounce_mailboxes')
    .values({ name: NAME, holder: null, held_until: null, uid_validity: null })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const taken = await db
    .updateTable('bounce_mailboxes')
    .set({ holder, held_until: leaseFrom(now) })
    .where('name', '=', NAME)
    .where((where) =>
      where.or([
        where('holder', 'is', null),
        where('holder', '=', holder),
        where('held_until', '<', now.toISOString()),
        // Of a clock that was ahead, and is right again.
        where('held_until', '>', new Date(now.getTime() + 2 * LEASE).toISOString()),
      ]),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function leaveMailbox(db: Db, holder: string): Promise<void> {
  await db
    .updateTable('bounce_mailboxes')
    .set({ holder: null, held_until: null })
    .where('name', '=', NAME)
    .where('holder', '=', holder)
    .execute();
}

/** Characters of a mail server's words that are kept. */
const MAX_REASON = 500;

/** Notes that the mailbox cannot be read. Since when is since the first of the failures in a row. */
export async function noteMailboxFailure(db: Db, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('bounce_mailboxes')
    .set(({ fn, val, ref }) => ({
      failing_since: fn.coalesce(ref('failing_since'), val(now.toISOString())),
      last_error: cutText(reason, MAX_REASON),
    }))
    .where('name', '=', NAME)
    .execute();
}

export async function noteMailboxRead(db: Db): Promise<void> {
  await db
    .updateTable('bounce_mailboxes')
    .set({ failing_since: null, last_error: null })
    .where('name', '=', NAME)
    .where('failing_since', 'is not', null)
    .execute();
}

export type MailboxTrouble = { since: string; reason: string };

/** Undefined while the mailbox can be read. */
export async function findMailboxTrouble(db: Db): Promise<MailboxTrouble | undefined> {
  const row = await db
    .selectFrom('bounce_mailboxes')
    .select(['failing_since', 'last_error'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.failing_since ? { since: row.failing_since, reason: row.last_error ?? '' } : undefined;
}

/** The number of the last message that was read; 0 where the mailbox numbers its messages anew. */
export async function findLastUid(db: Db, uidValidity: string): Promise<number> {
  const row = await db
    .selectFrom('bounce_mailboxes')
    .select(['uid_validity', 'last_uid'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.uid_validity === uidValidity ? row.last_uid : 0;
}

/**
 * Notes in the transaction of what a message came to that it is read; there may be thousands, and meanwhile the mailbox is
 * held. Throws where another process reads by now.
 */
export async function noteUidRead(
  trx: Db,
  holder: string,
  { uid, uidValidity }: { uid: number; uidValidity: string },
  now: Date,
): Promise<void> {
  const noted = await trx
    .updateTable('bounce_mailboxes')
    .set({ last_uid: uid, uid_validity: uidValidity, held_until: leaseFrom(now) })
    .where('name', '=', NAME)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst();
  if (!noted) throw new Error('Another process reads the bounce mailbox.');
}
