import type { SpamMark } from '../../../contracts/spam-mark.contract.ts';
import { isSpamReason } from '../../../contracts/spam-reasons.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import type { SpamMarkRow } from '../../db/desk-rows.ts';
import { newId } from '../../db/identifiers.ts';
import { type Seer, seesEnquiry, seesMessage } from '../../http/session/visible-to.ts';
import type { Verdict } from './score-arrival.ts';

export type SpamSubject = { kind: 'booking' | 'message' | 'review'; id: string };

export async function insertSpamMark(
  trx: Db,
  about: SpamSubject,
  verdict: Verdict,
  now: Date,
): Promise<void> {
  const found = {
    score: verdict.score,
    reasons: JSON.stringify(verdict.reasons),
    marked_at: now.toISOString(),
    rescued_at: null,
  };
  await trx
    .insertInto('spam_marks')
    .values({ id: newId(), about_kind: about.kind, about_id: about.id, ...found })
    .onConflict((on) => on.columns(['about_kind', 'about_id']).doUpdateSet(found))
    .execute();
}

export async function findSpamMarks(
  db: Db,
  kind: SpamSubject['kind'],
  ids: readonly string[],
): Promise<Map<string, SpamMarkRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('spam_marks')
    .selectAll()
    .where('about_kind', '=', kind)
    .where('about_id', 'in', [...ids])
    .where('rescued_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.about_id, row]));
}

export function selectMarked(db: Db, kind: SpamSubject['kind']) {
  return db
    .selectFrom('spam_marks')
    .select('about_id')
    .where('about_kind', '=', kind)
    .where('rescued_at', 'is', null);
}

/** True only for the first caller, so that the mails go out once. */
export async function claimRescue(trx: Db, about: SpamSubject, now: Date): Promise<boolean> {
  const claimed = await trx
    .updateTable('spam_marks')
    .set({ rescued_at: now.toISOString() })
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('rescued_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function removeSpamMarks(
  trx: Db,
  kind: SpamSubject['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('spam_marks')
    .where('about_kind', '=', kind)
    .where('about_id', 'in', [...ids])
    .execute();
}

type Counting = {
  upTo: number;
  since?: string;
  seer?: Seer;
};

export function countSpamEnquiries(db: Db, { upTo, since, seer }: Counting): Promise<number> {
  let inSpam = db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'spam')
    .where('deleted_at', 'is', null);
  if (seer) inSpam = inSpam.where(seesEnquiry(seer));
  if (since !== undefined) inSpam = inSpam.where('created_at', '>=', since);
  return countUpTo(db, inSpam, upTo);
}

export function countSpamMessages(db: Db, { upTo, since, seer }: Counting): Promise<number> {
  let inSpam = db.selectFrom('contact_messages').select('id').where('spam_at', 'is not', null);
  if (seer) inSpam = inSpam.where(seesMessage(seer));
  if (since !== undefined) inSpam = inSpam.where('created_at', '>=', since);
  return countUpTo(db, inSpam, upTo);
}

export function presentSpamMark(row: Pick<SpamMarkRow, 'score' | 'reasons'> | undefined): SpamMark {
  if (!row) return { score: 0, reasons: [] };
  return { score: row.score, reasons: (JSON.parse(row.reasons) as string[]).filter(isSpamReason) };
}
