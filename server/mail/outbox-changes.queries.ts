import type { Db } from '../db/database.ts';
import { isFree } from './mail-claims.queries.ts';
import { STATUS_CHANGED } from './messages/desk-messages.ts';
import { REVIEW_INVITATION } from './messages/review-messages.ts';
import { domainOf, type MailSubject } from './outbox.queries.ts';

/** Queues an ended mail again, a sent one with a new Message-ID; then call `wakeMail`. False if it has not ended. */
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

/** Rendered from the enquiry as they leave. A reply is not: it was written to one address. */
const MADE_AS_THEY_LEAVE = [STATUS_CHANGED.id, REVIEW_INVITATION.id];

/** Their data changed: makes waiting mails due again, which may postpone them (`NotYet`), and sets the `recipient`. */
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
