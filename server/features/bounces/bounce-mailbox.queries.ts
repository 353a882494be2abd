import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';

const NAME = 'bounces';
/** Milliseconds until another process may take over. */
const LEASE = 90_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE).toISOString();

export const newHolder = newId;

/** Takes the mailbox or renews the lease; true if this process now holds it. */
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
        // The clock was ahead and is right again.
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

const MAX_REASON = 500;

export async function noteMailboxFailure(db: Db, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('bounce_mailboxes')
    .set(({ fn, val, ref }) => ({
      failing_since: fn.coalesce(ref('failing_since'), val(now.toISOString())),
      last_error: shortenText(reason, MAX_REASON),
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

export async function findMailboxTrouble(db: Db): Promise<MailboxTrouble | undefined> {
  const row = await db
    .selectFrom('bounce_mailboxes')
    .select(['failing_since', 'last_error'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.failing_since ? { since: row.failing_since, reason: row.last_error ?? '' } : undefined;
}

/** 0 if the mailbox has renumbered its messages. */
export async function findLastUid(db: Db, uidValidity: string): Promise<number> {
  const row = await db
    .selectFrom('bounce_mailboxes')
    .select(['uid_validity', 'last_uid'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.uid_validity === uidValidity ? row.last_uid : 0;
}

/** Call it in the message's transaction. Renews the hold. Throws if another process has taken over. */
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
