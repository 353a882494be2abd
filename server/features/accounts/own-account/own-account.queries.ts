import type { Db } from '../../../db/database.ts';

export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'created_at', 'expires_at', 'last_used_at', 'browser'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endOtherSessions(trx: Db, userId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
