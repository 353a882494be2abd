import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import { hashToken, newToken } from '../../http/session/tokens.ts';

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
  table: LinkTable,
  id: string,
  until: Date,
): Promise<string | undefined> {
  const token = newToken();
  const issued = await db
    .updateTable(table)
    .set({ token_hash: hashToken(token), expires_at: until.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return issued && token;
}

export async function endMailedLinks(trx: Db, table: LinkTable, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable(table)
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
