import type { Db } from '../../../db/database.ts';
import type { PasswordResetRow } from '../../../db/schema.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { endMailedLinks, insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';

const LIFETIME = 3_600_000;
/** An expired link can still ask for a new one. */
const RESEND_LIFETIME = 7 * 86_400_000;
/** Between two links for one account. Milliseconds. */
export const RESEND_PAUSE = 30_000;

/** Notes that a user asked for a link. Its token is made when the mail goes out. */
export function insertPasswordReset(trx: Db, userId: string, now: Date): Promise<string> {
  return insertMailedLink(trx, 'password_resets', userId, now);
}

/** Makes the token of a link, valid for an hour from now. Undefined when the user or the request is gone. */
export function issueResetToken(db: Db, resetId: string, now: Date): Promise<string | undefined> {
  return issueMailedLink(db, 'password_resets', resetId, new Date(now.getTime() + LIFETIME));
}

/** Consumes a live token: true once, for one caller. */
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

/** The request behind a live link, which stays as it is. */
export function findLiveReset(db: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The other links of a user end with the one that was used. */
export function endResetLinks(trx: Db, userId: string, now: Date): Promise<void> {
  return endMailedLinks(trx, 'password_resets', userId, now);
}

/** The request behind a link that is live or expired, up to seven days old, and not used. */
export function findResendable(db: Db, token: string, now: Date): Promise<PasswordResetRow | undefined> {
  return db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - RESEND_LIFETIME).toISOString())
    .executeTakeFirst();
}

/** Seconds until this user may request another link; 0 if now. */
export async function secondsUntilNextLink(db: Db, userId: string, now: Date): Promise<number> {
  const newest = await db
    .selectFrom('password_resets')
    .select('created_at')
    .where('user_id', '=', userId)
    // Not of a clock that was ahead, and is right again.
    .where('created_at', '<=', new Date(now.getTime() + RESEND_PAUSE).toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return 0;
  return Math.max(0, Math.ceil((Date.parse(newest.created_at) + RESEND_PAUSE - now.getTime()) / 1000));
}

const RETENTION_DAYS = 30;

/** Removes requests that no link can use or renew any more. */
export async function removeOldPasswordResets(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('password_resets').where('created_at', '<=', oldest).execute();
}
