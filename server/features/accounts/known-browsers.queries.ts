import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import { hashToken, newToken } from '../../http/tokens.ts';

/** Days after the last sign-in until a browser is a stranger again. */
export const BROWSER_DAYS = 365;
const MS_PER_DAY = 86_400_000;
/** Of one user. The ones that signed in last stay: a program that keeps no cookies makes a new one each time. */
const MOST_BROWSERS = 20;

/** The browser with this token, if somebody has signed in to this account there. */
export function findKnownBrowser(db: Db, token: string, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.id')
    .where('known_browsers.token_hash', '=', hashToken(token))
    .where('users.email', '=', email)
    .executeTakeFirst();
}

/**
 * Notes that this user has signed in in a browser, whose cookie showed `shown`. Answers the token for its cookie: the
 * same one if it came from here, else a new one, so that nobody can make a browser carry a token that they know.
 */
export async function rememberBrowser(
  trx: Db,
  userId: string,
  shown: string | undefined,
  now: Date,
): Promise<string> {
  const token = shown !== undefined && (await isOurs(trx, shown)) ? shown : newToken();
  const time = now.toISOString();
  await trx
    .insertInto('known_browsers')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      user_id: userId,
      created_at: time,
      last_sign_in_at: time,
    })
    .onConflict((on) => on.columns(['token_hash', 'user_id']).doUpdateSet({ last_sign_in_at: time }))
    .execute();
  const tooMany = trx
    .selectFrom('known_browsers')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_sign_in_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1_000)
    .offset(MOST_BROWSERS);
  await trx.deleteFrom('known_browsers').where('id', 'in', tooMany).execute();
  return token;
}

/**
 * The same when the password is a new one: all other browsers are strangers from now on. Whoever knew the old password
 * may have signed in there, and would be counted apart from all other strangers.
 */
export async function rememberOnlyThisBrowser(
  trx: Db,
  userId: string,
  shown: string | undefined,
  now: Date,
): Promise<string> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  return rememberBrowser(trx, userId, shown, now);
}

/** When a user's known browsers were first and last signed in to. */
export function listKnownBrowsers(db: Db, userId: string) {
  return db
    .selectFrom('known_browsers')
    .select(['created_at', 'last_sign_in_at'])
    .where('user_id', '=', userId)
    .orderBy('last_sign_in_at', 'desc')
    .execute();
}

/** Removes the browsers in which nobody has signed in for so long that their cookie is gone. */
export async function removeOldBrowsers(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - BROWSER_DAYS * MS_PER_DAY).toISOString();
  await db.deleteFrom('known_browsers').where('last_sign_in_at', '<=', oldest).execute();
}

async function isOurs(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return found !== undefined;
}
