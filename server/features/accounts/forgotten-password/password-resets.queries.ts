import type { Db } from '../../../db/database.ts';
import type { PasswordResetRow } from '../../../db/schema.ts';
import { hashToken } from '../../../http/session/tokens.ts';

/** Milliseconds. An expired link can still request a new one. */
const RESEND_LIFETIME = 7 * 86_400_000;
/** Milliseconds. */
const RESEND_PAUSE = 30_000;

export function findLiveReset(db: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return selectUnused(db, token).where('expires_at', '>', now.toISOString()).executeTakeFirst();
}

export function findResendable(db: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return selectUnused(db, token)
    .where('created_at', '>', new Date(now.getTime() - RESEND_LIFETIME).toISOString())
    .executeTakeFirst();
}

function selectUnused(db: Db, token: string) {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null);
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
