import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { hashToken, newToken } from '../../../http/session/tokens.ts';

const DAY = 86_400_000;
const LIFETIME = 7 * DAY;
const RETENTION = 30 * DAY;

/** Notes that a link is to be mailed. Its token is made when the mail goes out. */
export async function insertEmailConfirmation(trx: Db, userId: string, now: Date): Promise<string> {
  const id = newId();
  await trx
    .insertInto('email_confirmations')
    .values({
      id,
      user_id: userId,
      token_hash: null,
      created_at: now.toISOString(),
      expires_at: null,
      used_at: null,
    })
    .execute();
  return id;
}

/** Makes the token of a link, valid for seven days. Undefined when the account or the request is gone, or used. */
export async function issueConfirmationToken(db: Db, id: string, now: Date): Promise<string | undefined> {
  const token = newToken();
  const issued = await db
    .updateTable('email_confirmations')
    .set({ token_hash: hashToken(token), expires_at: new Date(now.getTime() + LIFETIME).toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return issued && token;
}

/** Consumes a live token of this account, and its other links with it: true once, for one caller. */
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
  await trx
    .updateTable('email_confirmations')
    .set({ used_at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return true;
}

/** Removes what no link can use any more. */
export async function removeOldEmailConfirmations(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION).toISOString();
  await db.deleteFrom('email_confirmations').where('created_at', '<=', oldest).execute();
}
