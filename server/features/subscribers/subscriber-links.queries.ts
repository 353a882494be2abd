import type { Db } from '../../db/database.ts';
import type { SubscriberLinkRow } from '../../db/desk-rows.ts';
import { hashToken, newToken } from '../../http/session/tokens.ts';

export const CONFIRM_LIFETIME = 30 * 86_400_000;

export async function issueConfirmToken(db: Db, subscriberId: string, now: Date): Promise<string> {
  const token = newToken();
  const row: SubscriberLinkRow = {
    token_hash: hashToken(token),
    subscriber_id: subscriberId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + CONFIRM_LIFETIME).toISOString(),
    used_at: null,
  };
  await db.insertInto('subscriber_links').values(row).execute();
  return token;
}

export function findConfirmLink(db: Db, token: string): Promise<SubscriberLinkRow | undefined> {
  return db
    .selectFrom('subscriber_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Open links end: leaving must outlast older mails. The used one stays, to say so. */
export async function endConfirmLinks(trx: Db, subscriberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscriber_links')
    .set({ used_at: now.toISOString() })
    .where('subscriber_id', '=', subscriberId)
    .where('used_at', 'is', null)
    .execute();
}
