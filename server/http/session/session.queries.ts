import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { UserRow } from '../../db/schema.ts';
import { hashToken, newToken } from './tokens.ts';

export const SESSION_DAYS = 30;
const MS_PER_DAY = 86_400_000;

export type SessionUser = Pick<UserRow, 'id' | 'username' | 'email' | 'role' | 'email_proved_at'>;

/** What may keep staff from their work until they have done something about it. */
export type Hurdles = {
  /** Since when they have a second factor. */
  second_factor_at: string | null;
};

/**
 * Starts a session and answers its token: the only time that the token is known. It begins with the session's id, by
 * which a browser that has forgotten the rest can still end it.
 */
export async function startSession(db: Db, userId: string, now: Date): Promise<string> {
  const id = newId();
  const token = `${id}.${newToken()}`;
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * MS_PER_DAY).toISOString(),
    })
    .execute();
  return token;
}

/** The user whose live session this token names. */
export function findSessionUser(
  db: Db,
  token: string,
  now: Date,
): Promise<(SessionUser & Hurdles) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.email', 'users.role', 'users.email_proved_at'])
    .select('second_factors.confirmed_at as second_factor_at')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Ends the session with this token or of this name; false when there is none (any more). */
export async function endSession(db: Db, tokenOrName: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('token_hash', '=', hashToken(tokenOrName)), where('id', '=', tokenOrName)]),
    )
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Removes what has run out; called now and then so that the table does not grow for ever. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}
