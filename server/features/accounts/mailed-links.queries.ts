import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import { hashToken, newToken } from '../../http/session/tokens.ts';

/** Links that are mailed to the address of an account, and let in whoever has them: each kind has a table of its own. */
type LinkTable = 'password_resets' | 'email_confirmations';

/** Notes that a link is to be mailed. Its token is made when the mail goes out. Answers the request's id. */
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

/** Makes the token of a link that is valid until then. Undefined when the account or the request is gone, or used. */
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

/** The other links of an account end with the one that was used. */
export async function endMailedLinks(trx: Db, table: LinkTable, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable(table)
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
