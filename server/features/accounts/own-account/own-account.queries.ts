import type { KnownSession } from '../../../../contracts/accounts/own-account.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { SessionRow } from '../../../db/schema.ts';

export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'expires_at', 'last_used_at', 'browser', 'network'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function presentSession({
  id,
  created_at,
  last_used_at,
  browser,
  network,
}: Omit<SessionRow, 'token_hash' | 'user_id' | 'expires_at'>): KnownSession {
  return { _id: id, startedAt: created_at, lastUsedAt: last_used_at, browser, network };
}

export function endSessionOf(
  db: Db,
  userId: string,
  id: string,
): Promise<Pick<SessionRow, 'browser'> | undefined> {
  return db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('browser')
    .executeTakeFirst();
}

export async function endOtherSessions(trx: Db, userId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
