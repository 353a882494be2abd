import { cleanText } from '../../contracts/fields/text.contract.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import { type Lane, USUAL_LANE } from './lanes.ts';

/** While one process works on a mail no other takes it; one that died leaves it free after this. Milliseconds. */
const LEASE = 60_000;
const FIRST_PAUSE = 5_000;
const MAX_PAUSE = 6 * 3_600_000;
/** With the pauses above: about five days of trying. */
const MAX_ATTEMPTS = 30;

/** What a mail tells of. It goes with it: see `removeMailsAbout`. */
type Subject = { kind: 'booking' | 'message' | 'user'; id: string };

export type NewMail = { kind: string; recipient: string; payload: unknown; about: Subject; lane?: Lane };

/** Puts a mail into the outbox. Call it in the transaction that stores what the mail is about. Answers the mail's id. */
export async function enqueueMail(trx: Db, mail: NewMail, now: Date): Promise<string> {
  const row = rowOf(mail, now);
  await trx.insertInto('outbox').values(row).execute();
  return row.id;
}

/** The same of several at once. They leave in this order. */
export async function enqueueMails(trx: Db, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(mails.map((mail) => rowOf(mail, now)))
    .execute();
}

function rowOf({ kind, recipient, payload, about, lane = USUAL_LANE }: NewMail, now: Date): OutboxRow {
  const at = now.toISOString();
  return {
    id: newId(),
    kind,
    recipient,
    payload: JSON.stringify(payload),
    about_kind: about.kind,
    about_id: about.id,
    lane,
    domain: recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase(),
    created_at: at,
    next_attempt_at: at,
    claimed_until: null,
    claimed_by: null,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    cancelled_at: null,
    last_error: null,
    server_answer: null,
    content: null,
  };
}

/** Takes the mail that has waited longest. Two processes never take the same: the update succeeds for one. */
export async function claimDueMail(db: Db, now: Date): Promise<OutboxRow | undefined> {
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at', 'attempts'])
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(now.getTime() + LEASE).toISOString(), attempts: due.attempts + 1 })
    .where('id', '=', due.id)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .returningAll()
    .executeTakeFirst();
}

export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now.toISOString(), next_attempt_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** There is nothing to say any more, or staff called it off. */
export async function markMailCancelled(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ cancelled_at: now.toISOString(), next_attempt_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes the fault and when to try again; after `MAX_ATTEMPTS` the mail stays, unsent, for staff to see. */
export async function markMailFailed(db: Db, mail: OutboxRow, error: unknown, now: Date): Promise<void> {
  const pause = Math.min(FIRST_PAUSE * 2 ** (mail.attempts - 1), MAX_PAUSE);
  const next = mail.attempts < MAX_ATTEMPTS ? new Date(now.getTime() + pause).toISOString() : null;
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: next,
      failed_at: next === null ? now.toISOString() : null,
      last_error: cleanText(String(error instanceof Error ? error.message : error)).slice(0, 1000),
    })
    .where('id', '=', mail.id)
    // A process that was slow may report a failure after another has sent the mail.
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Takes back what was or is to be mailed about what is gone, or of that what goes to one `recipient`. One that is in the
 * worker's hands still goes out, once: it is not tried again.
 */
export async function removeMailsAbout(
  trx: Db,
  kind: Subject['kind'],
  ids: readonly string[],
  recipient?: string,
): Promise<void> {
  if (ids.length === 0) return;
  let mails = trx
    .deleteFrom('outbox')
    .where('about_kind', '=', kind)
    .where('about_id', 'in', [...ids]);
  if (recipient !== undefined) mails = mails.where('recipient', '=', recipient);
  await mails.execute();
}

export type OutboxState = {
  /** Mails that are to be sent, or to be tried again. */
  waiting: number;
  /** When the oldest of them was put in. */
  oldest: string | null;
  /** Mails that were given up after the last try. */
  givenUp: number;
};

export async function findOutboxState(db: Db): Promise<OutboxState> {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null);
  const [due, { givenUp }] = await Promise.all([
    unsent
      .where('next_attempt_at', 'is not', null)
      .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
      .executeTakeFirstOrThrow(),
    unsent
      .where('failed_at', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('givenUp'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...due, givenUp };
}

/** Makes due what is to wait for longer than any mail does: the clock was put back since. */
export async function hurryMailsOfAnotherClock(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now.toISOString() })
    .where('next_attempt_at', '>', new Date(now.getTime() + MAX_PAUSE).toISOString())
    .execute();
}

/** How long staff can look up what was sent. They hold names and phone numbers, so not for ever. */
const SENT_RETENTION_DAYS = 90;

/** Removes mails that went out long ago; what waits or was given up stays. */
export async function removeSentMails(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SENT_RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('outbox').where('sent_at', '<=', oldest).execute();
}
