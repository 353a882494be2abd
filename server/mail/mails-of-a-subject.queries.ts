import type { Db } from '../db/database.ts';
import { isFree } from './mail-claims.queries.ts';
import { countWritten } from './mail-progress.ts';
import type { MailSubject } from './outbox.queries.ts';

/** Holds waiting mails; those being sent still go out. Returns how many were held. */
export async function holdMailsAbout(trx: Db, about: MailSubject, now: Date): Promise<number> {
  const { numUpdatedRows } = await ofSubject(trx, about)
    .set({ held_at: now.toISOString() })
    .where('next_attempt_at', 'is not', null)
    .where('held_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Call `wakeMail` after the commit. Returns how many were released. */
export async function releaseMailsAbout(trx: Db, about: MailSubject): Promise<number> {
  const { numUpdatedRows } = await ofSubject(trx, about)
    .set({ held_at: null })
    .where('held_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Cancels waiting and held mails; those being sent still go out. Returns how many were cancelled. */
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

/** `written`: to files, because there is no mail server. */
export type MailCounts = Record<'waiting' | 'held' | 'sent' | 'written' | 'failed' | 'cancelled', number>;

/** Slow: for thousands of mails use `reports`. Mails that ended over 90 days ago are gone. */
export async function countMailsAbout(db: Db, { kind, id }: MailSubject): Promise<MailCounts> {
  return (await countMailsAboutEach(db, kind, [id])).get(id) ?? NO_MAILS;
}

export const NO_MAILS: MailCounts = { waiting: 0, held: 0, sent: 0, written: 0, failed: 0, cancelled: 0 };

export async function countMailsAboutEach(
  db: Db,
  kind: MailSubject['kind'],
  ids: readonly string[],
): Promise<Map<string | null, MailCounts>> {
  if (ids.length === 0) return new Map();
  const counted = await db
    .selectFrom('outbox')
    .where('about_kind', '=', kind)
    .where('about_id', 'in', ids)
    .groupBy('about_id')
    .select(({ fn }) => [
      'about_id',
      fn.count<number>('next_attempt_at').as('open'),
      fn.count<number>('held_at').as('held'),
      fn.count<number>('sent_at').as('out'),
      countWritten(),
      fn.count<number>('failed_at').as('failed'),
      fn.count<number>('cancelled_at').as('cancelled'),
    ])
    .execute();
  return new Map(
    counted.map(({ about_id, open, out, ...others }) => [
      about_id,
      { ...others, sent: out - others.written, waiting: open - others.held },
    ]),
  );
}
