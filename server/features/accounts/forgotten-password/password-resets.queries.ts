import type { Db } from '../../../db/database.ts';
import type { PasswordResetRow } from '../../../db/schema.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { endMailedLinks, insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';

const LIFETIME = 3_600_000;
/** An expired link can still request a new one. */
const RESEND_LIFETIME = 7 * 86_400_000;
/** Milliseconds. */
export const RESEND_PAUSE = 30_000;

export function insertPasswordReset(trx: Db, userId: string, now: Date): Promise<string> {
  return insertMailedLink(trx, 'password_resets', userId, now);
}

/** Valid for an hour. Returns undefined if the user or the request is gone. */
export function issueResetToken(db: Db, resetId: string, now: Date): Promise<string | undefined> {
  return issueMailedLink(db, 'password_resets', resetId, new Date(now.getTime() + LIFETIME));
}

/** Returns the row to one caller only. */
export function consumeResetToken(trx: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return trx
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

export function findLiveReset(db: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export function endResetLinks(trx: Db, userId: string, now: Date): Promise<void> {
  return endMailedLinks(trx, 'password_resets', userId, now);
}

export function findResendable(db: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - RESEND_LIFETIME).toISOString())
    .executeTakeFirst();
}

export async function secondsUntilNextLink(db: Db, userId: string, now: Date): Promise<number> {
  const newest = await db
    .selectFrom('password_resets')
    .select('created_at')
    .where('user_id', '=', userId)
    // Ignores times in the future, from a clock that was ahead.
    .where('created_at', '<=', new Date(now.getTime() + RESEND_PAUSE).toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return 0;
  return Math.max(0, Math.ceil((Date.parse(newest.created_at) + RESEND_PAUSE - now.getTime()) / 1000));
}

const RETENTION_DAYS = 30;

export async function removeOldPasswordResets(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('password_resets').where('created_at', '<=', oldest).execute();
}
