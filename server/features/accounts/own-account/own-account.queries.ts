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

/**
 * Makes other transactions wait that add an enquiry, a review or a session of this user: what they add after the user's
 * rows were looked through would be missed. PostgreSQL locks a row against new references only when a unique column of
 * it changes, so this is for a user who is about to be deleted.
 */
export async function blockNewRows(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email: `${userId}@erased` })
    .where('id', '=', userId)
    .execute();
}
