import type { Db } from '../../db/database.ts';
import { forgetAfter } from '../../db/forget-after.ts';
import { newId } from '../../db/identifiers.ts';
import { hashToken, newToken } from '../../http/session/tokens.ts';

const DAY = 86_400_000;
/** Milliseconds that a link works, from when its mail leaves. */
const LIFETIMES = { password_resets: 3_600_000, email_confirmations: 7 * DAY, staff_invitations: 7 * DAY };

type LinkTable = 'password_resets' | 'email_confirmations';

export async function insertMailedLink(
  trx: Db,
  table: LinkTable,
  userId: string,
  now: Date,
): Promise<string> {
  const id = newId();
  const empty = { token_hash: null, expires_at: null, used_at: null };
  await trx
    .insertInto(table)
    .values({ ...empty, id, user_id: userId, created_at: now.toISOString() })
    .execute();
  return id;
}

/** Returns undefined if the account or the request is gone, or used. */
export async function issueMailedLink(
  db: Db,
  table: keyof typeof LIFETIMES,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + LIFETIMES[table]).toISOString();
  const issued = await db
    .updateTable(table)
    .set({ token_hash: hashToken(token), expires_at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return issued && token;
}

/** Returns whose link it was, to one caller only. Only links of `userId` count, if it is given. */
export async function takeMailedLink(
  trx: Db,
  table: LinkTable,
  { token, userId }: { token: string; userId?: string },
  now: Date,
): Promise<string | undefined> {
  const used_at = now.toISOString();
  const used = await trx
    .updateTable(table)
    .set({ used_at })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', used_at)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}

export async function endMailedLinks(trx: Db, table: LinkTable, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable(table)
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export const removeOldPasswordResets = forgetAfter('password_resets', 'created_at', 30 * DAY);
export const removeOldEmailConfirmations = forgetAfter('email_confirmations', 'created_at', 30 * DAY);
