import type { Insertable } from 'kysely';
import type { MAIL_SUBJECTS } from '../../contracts/mail/mail-terms.ts';
import { batchesOf, IDS_PER_QUERY } from '../db/batches.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import { type Lane, USUAL_LANE } from './lanes.ts';

/** Mails are deleted with their subject: see `removeMailsAbout`. */
export type MailSubject = {
  kind: (typeof MAIL_SUBJECTS)[number];
  id: string;
};

/** The database allows one per address and issue. */
export const ISSUE_MAIL = 'newsletter-issue';

export type NewMail = {
  kind: string;
  recipient: string;
  payload: unknown;
  about: MailSubject;
  lane?: Lane;
  /** ISO time before which it does not leave. */
  notBefore?: string | undefined;
};

/** Call it in the transaction that stores what the mail is about. Returns the mail's id. */
export async function enqueueMail(trx: Db, mail: NewMail, now: Date): Promise<string> {
  const row = rowOf(mail, now);
  await trx.insertInto('outbox').values(row).execute();
  return row.id;
}

export async function enqueueMails(trx: Db, mails: readonly NewMail[], now: Date): Promise<void> {
  for (const rows of rowsOf(mails, now)) await trx.insertInto('outbox').values(rows).execute();
}

/** Skips recipients with this issue in the outbox, so that a run can be repeated. Returns how many were queued. */
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

function* rowsOf(mails: readonly NewMail[], now: Date): Generator<Insertable<OutboxRow>[]> {
  for (let at = 0; at < mails.length; at += IDS_PER_QUERY)
    yield mails.slice(at, at + IDS_PER_QUERY).map((mail) => rowOf(mail, now));
}

function rowOf(
  { kind, recipient, payload, about, lane = USUAL_LANE, notBefore }: NewMail,
  now: Date,
): Insertable<OutboxRow> {
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
    attempts: 0,
    repeats: 0,
    waits_for_server: 0,
    waits_for_room: 0,
  };
}

export const domainOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();

/** Deletes the mails about a deleted subject, or only those to `recipient`. One being sent still goes out. */
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
