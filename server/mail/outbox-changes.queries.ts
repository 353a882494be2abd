import type { Db } from '../db/database.ts';
import { isFree } from './mail-claims.queries.ts';
import { STATUS_CHANGED } from './messages/desk-messages.ts';
import { REVIEW_INVITATION } from './messages/review-messages.ts';
import { domainOf, type MailSubject } from './outbox.queries.ts';

/**
 * What staff can do with mails: see also `holdMailsAbout`. Call `wakeMail` after the commit of the first.
 */

/**
 * Has a mail that failed, was called off or was sent sent again: it waits as if it were new. One that was sent goes out under
 * another Message-ID, since a mail program would hide a repeat. False where it waits already, or is gone.
 */
export async function sendMailAgain(trx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set((eb) => ({
      repeats: eb
        .case()
        .when('sent_at', 'is not', null)
        .then(eb('repeats', '+', 1))
        .else(eb.ref('repeats'))
        .end(),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      not_before: null,
      sent_at: null,
      failed_at: null,
      cancelled_at: null,
      last_error: null,
      server_answer: null,
      content: null,
    }))
    .where('id', '=', id)
    .where('next_attempt_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Made of the enquiry as they leave. A reply is not: what staff wrote to one address is not for another. */
const MADE_AS_THEY_LEAVE = [STATUS_CHANGED.id, REVIEW_INVITATION.id];

/**
 * What they are made of is another now: what waits is looked at again, and waits on where it is not so yet (`NotYet`), and goes
 * to the `recipient`, if that is another. One that is being sent at this moment does, if it has to be tried again.
 */
export async function renewMails(trx: Db, about: MailSubject, recipient?: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((eb) => ({
      next_attempt_at: eb.ref('created_at'),
      not_before: null,
      ...(recipient && { recipient, domain: domainOf(recipient) }),
    }))
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('next_attempt_at', 'is not', null)
    .where('kind', 'in', MADE_AS_THEY_LEAVE)
    .execute();
}

/** Calls off a mail that waits. False where it is being sent at this moment, has ended, or is gone. */
export async function cancelMail(trx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ cancelled_at: now.toISOString(), next_attempt_at: null, held_at: null, waits_for_server: 0 })
    .where('id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .where(isFree(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
