import type { Db } from '../db/database.ts';
import { isFree } from './mail-claims.queries.ts';
import { countWritten } from './mail-progress.ts';
import type { MailSubject } from './outbox.queries.ts';

/**
 * Holds back the mails about a subject that still wait, such as the rest of an issue of the newsletter. Those that are being
 * sent at this moment, a few, still go out. Answers how many are held back now that were not.
 */
export async function holdMailsAbout(trx: Db, about: MailSubject, now: Date): Promise<number> {
  const { numUpdatedRows } = await ofSubject(trx, about)
    .set({ held_at: now.toISOString() })
    .where('next_attempt_at', 'is not', null)
    .where('held_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Lets them go again: call `wakeMail` after the commit. Answers how many. */
export async function releaseMailsAbout(trx: Db, about: MailSubject): Promise<number> {
  const { numUpdatedRows } = await ofSubject(trx, about)
    .set({ held_at: null })
    .where('held_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Calls off those that wait or are held back, for good. What is being sent at this moment goes out. Answers how many. */
export async function cancelMailsAbout(trx: Db, about: MailSubject, now: Date): Promise<number> {
  const { numUpdatedRows } = await ofSubject(trx, about)
    .set({ cancelled_at: now.toISOString(), next_attempt_at: null, held_at: null, last_error: null })
    .where('next_attempt_at', 'is not', null)
    .where(isFree(now))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function ofSubject(trx: Db, { kind, id }: MailSubject) {
  return trx.updateTable('outbox').where('about_kind', '=', kind).where('about_id', '=', id);
}

/** `sent`: a mail server took them; `written`: to files, because there is none. */
export type MailCounts = Record<'waiting' | 'held' | 'sent' | 'written' | 'failed' | 'cancelled', number>;

/**
 * How far the mails about a subject have come. It reads each of them: give it `reports` where there may be thousands. Mails
 * that ended more than 90 days ago are gone: store what is to be known for longer.
 */
export async function countMailsAbout(db: Db, { kind, id }: MailSubject): Promise<MailCounts> {
  const counted = await db
    .selectFrom('outbox')
    .where('about_kind', '=', kind)
    .where('about_id', '=', id)
    .select(({ fn }) => [
      fn.count<number>('next_attempt_at').as('open'),
      fn.count<number>('held_at').as('held'),
      fn.count<number>('sent_at').as('out'),
      countWritten(),
      fn.count<number>('failed_at').as('failed'),
      fn.count<number>('cancelled_at').as('cancelled'),
    ])
    .executeTakeFirstOrThrow();
  const { open, out, ...others } = counted;
  return { ...others, sent: out - others.written, waiting: open - others.held };
}
