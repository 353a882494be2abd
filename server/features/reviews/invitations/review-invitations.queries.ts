import { INVITATION_DAYS } from '../../../../contracts/reviews/review-terms.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { ReviewInvitationRow } from '../../../db/site-rows.ts';
import { hashToken, newToken } from '../../../http/session/tokens.ts';

export async function ensureInvitation(
  trx: Db,
  enquiryId: string,
  now: Date,
): Promise<ReviewInvitationRow & { isNew: boolean }> {
  const empty = { token_hash: null, expires_at: null, used_at: null };
  const made = await trx
    .insertInto('review_invitations')
    .values({ ...empty, id: newId(), booking_id: enquiryId, created_at: now.toISOString() })
    .onConflict((on) => on.column('booking_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { ...made, isNew: true };
  const there = await trx
    .selectFrom('review_invitations')
    .selectAll()
    .where('booking_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return { ...there, isNew: false };
}

/** Undefined if the invitation is gone or used. */
export async function issueInvitationToken(
  db: Db,
  id: string,
  now: Date,
): Promise<{ token: string; until: string } | undefined> {
  const token = newToken();
  const until = new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString();
  const issued = await db
    .updateTable('review_invitations')
    .set({ token_hash: hashToken(token), expires_at: until })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return issued && { token, until };
}

export function invitationsByToken(db: Db, token: string) {
  return db.selectFrom('review_invitations').selectAll().where('token_hash', '=', hashToken(token));
}

/** Returns true for one caller only: of two concurrent ones the second waits and finds it used. */
export async function claimInvitation(trx: Db, id: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('review_invitations')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Unsent pictures go with them. */
export async function deleteInvitationsOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('review_invitations').where('booking_id', 'in', enquiryIds).execute();
}
