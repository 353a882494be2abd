import type { Db } from '../../../db/database.ts';

/** When a traveller's live sessions began and when they end. */
export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends every session but the one with this token's hash. */
export async function endOtherSessions(trx: Db, userId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
