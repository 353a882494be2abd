import { batchesOf, IDS_PER_QUERY } from '../db/batches.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import { type Lane, USUAL_LANE } from './lanes.ts';

/** What a mail tells of. It goes with it: see `removeMailsAbout`. */
export type MailSubject = {
  kind: 'booking' | 'message' | 'user' | 'subscriber' | 'issue' | 'review';
  id: string;
};

/** The kind of a mail that is an issue of the newsletter: of one issue an address has one, as the database sees to. */
export const ISSUE_MAIL = 'newsletter-issue';

export type NewMail = {
  kind: string;
  recipient: string;
  payload: unknown;
  about: MailSubject;
  lane?: Lane;
  /** As times are stored: it leaves then, and no earlier. Left out or over: as soon as it can. */
  notBefore?: string | undefined;
};

/** Puts a mail into the outbox. Call it in the transaction that stores what the mail is about. Answers the mail's id. */
export async function enqueueMail(trx: Db, mail: NewMail, now: Date): Promise<string> {
  const row = rowOf(mail, now);
  await trx.insertInto('outbox').values(row).execute();
  return row.id;
}

/** The same of several at once, however many. They leave in this order. */
export async function enqueueMails(trx: Db, mails: readonly NewMail[], now: Date): Promise<void> {
  for (const rows of rowsOf(mails, now)) await trx.insertInto('outbox').values(rows).execute();
}

/**
 * The same of an issue of the newsletter (`ISSUE_MAIL`, about the issue): whoever has it in the outbox already, waiting,
 * sent or ended otherwise, is passed over. So what was interrupted is simply done again. Answers how many were put in.
 */
export async function enqueueIssueMails(trx: Db, mails: readonly NewMail[], now: Date): Promise<number> {
  let added = 0;
  for (const rows of rowsOf(mails, now)) {
    const inserted = await trx
      .insertInto('outbox')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute();
    added += inserted.length;
  }
  return added;
}

function* rowsOf(mails: readonly NewMail[], now: Date): Generator<OutboxRow[]> {
  for (let at = 0; at < mails.length; at += IDS_PER_QUERY)
    yield mails.slice(at, at + IDS_PER_QUERY).map((mail) => rowOf(mail, now));
}

function rowOf(
  { kind, recipient, payload, about, lane = USUAL_LANE, notBefore }: NewMail,
  now: Date,
): OutboxRow {
  const at = now.toISOString();
  const waitsUntil = notBefore !== undefined && notBefore > at ? notBefore : null;
  return {
    id: newId(),
    kind,
    recipient,
    payload: JSON.stringify(payload),
    about_kind: about.kind,
    about_id: about.id,
    lane,
    domain: domainOf(recipient),
    created_at: at,
    next_attempt_at: waitsUntil ?? at,
    not_before: waitsUntil,
    held_at: null,
    claimed_until: null,
    claimed_by: null,
    attempts: 0,
    repeats: 0,
    run_at: null,
    waits_for_server: 0,
    waits_for_room: 0,
    sent_at: null,
    failed_at: null,
    cancelled_at: null,
    last_error: null,
    server_answer: null,
    content: null,
  };
}

export const domainOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();

/**
 * Takes back what was or is to be mailed about what is gone, or of that what goes to one `recipient`. One that is in the
 * worker's hands still goes out, once: it is not tried again.
 */
export async function removeMailsAbout(
  trx: Db,
  kind: MailSubject['kind'],
  ids: readonly string[],
  recipient?: string,
): Promise<void> {
  for (const batch of batchesOf(ids)) {
    let mails = trx.deleteFrom('outbox').where('about_kind', '=', kind).where('about_id', 'in', batch);
    if (recipient !== undefined) mails = mails.where('recipient', '=', recipient);
    await mails.execute();
  }
}
