import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { endMailedLinks, insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';

const DAY = 86_400_000;
const LIFETIME = 7 * DAY;
const RETENTION = 30 * DAY;

export function insertEmailConfirmation(trx: Db, userId: string, now: Date): Promise<string> {
  return insertMailedLink(trx, 'email_confirmations', userId, now);
}

/** Valid for seven days. Returns undefined if the account or the request is gone, or used. */
export function issueConfirmationToken(db: Db, id: string, now: Date): Promise<string | undefined> {
  return issueMailedLink(db, 'email_confirmations', id, new Date(now.getTime() + LIFETIME));
}

/** Returns true for one caller only. */
export async function consumeConfirmationToken(
  trx: Db,
  userId: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const used_at = now.toISOString();
  const used = await trx
    .updateTable('email_confirmations')
    .set({ used_at })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', used_at)
    .returning('id')
    .executeTakeFirst();
  if (!used) return false;
  await endMailedLinks(trx, 'email_confirmations', userId, now);
  return true;
}

export async function removeOldEmailConfirmations(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION).toISOString();
  await db.deleteFrom('email_confirmations').where('created_at', '<=', oldest).execute();
}
