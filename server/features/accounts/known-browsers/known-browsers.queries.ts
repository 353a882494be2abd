import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { hashToken, newToken } from '../../../http/session/tokens.ts';

/** Days after the last sign-in until a browser is a stranger again. */
export const BROWSER_DAYS = 365;
const MS_PER_DAY = 86_400_000;
/** Of one user. The ones that signed in last stay: a program that keeps no cookies makes a new one each time. */
const MAX_BROWSERS = 20;

/** In one cookie: of those who share a browser, the ones that signed in last. */
export const MAX_TOKENS = 3;

/** The browser with one of these tokens, if somebody has signed in to this account there. */
export async function findKnownBrowser(
  db: Db,
  tokens: readonly string[],
  email: string,
): Promise<{ id: string } | undefined> {
  if (tokens.length === 0) return undefined;
  return db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.id')
    .where('known_browsers.token_hash', 'in', tokens.map(hashToken))
    .where('users.email', '=', email)
    .executeTakeFirst();
}

/**
 * Whether somebody signs in to an account with a browser that it does not know. At the first sign-in of all there is none
 * that it could differ from.
 */
export async function isStrangeBrowser(
  trx: Db,
  { id, email }: { id: string; email: string },
  shown: readonly string[],
): Promise<boolean> {
  if (await findKnownBrowser(trx, shown, email)) return false;
  const any = await trx
    .selectFrom('known_browsers')
    .select('id')
    .where('user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/**
 * Notes that this user has signed in in a browser, whose cookie showed `shown`. Answers the tokens for its cookie: first
 * this user's, a new one unless the one of an earlier sign-in was shown. Another account's is not made this user's, even
 * where it came from here: whoever has that account may have planted it. It stays beside, for those who share a browser.
 */
export async function rememberBrowser(
  trx: Db,
  userId: string,
  shown: readonly string[],
  now: Date,
): Promise<string[]> {
  const known = await listAccountsOf(trx, shown);
  const accountsOf = (token: string) => known.get(hashToken(token)) ?? [];
  const token = shown.find((one) => accountsOf(one).some(({ user_id }) => user_id === userId)) ?? newToken();
  const others = shown.filter((one) => one !== token && accountsOf(one).length > 0);
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
    .offset(MAX_BROWSERS);
  await trx.deleteFrom('known_browsers').where('id', 'in', tooMany).execute();
  return [token, ...others].slice(0, MAX_TOKENS);
}

/**
 * The same when the password is a new one: all other browsers are strangers from now on. Whoever knew the old password
 * may have signed in there, and would be counted apart from all other strangers.
 */
export async function rememberOnlyThisBrowser(
  trx: Db,
  userId: string,
  shown: readonly string[],
  now: Date,
): Promise<string[]> {
  await forgetBrowsers(trx, userId);
  return rememberBrowser(trx, userId, shown, now);
}

/** Every browser is a stranger to this user from now on. */
export async function forgetBrowsers(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

/** When a user's known browsers first and last signed in. */
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

/** The ids of the users who have signed in where these tokens are, by the token's hash. */
async function listAccountsOf(
  db: Db,
  tokens: readonly string[],
): Promise<Map<string, { user_id: string }[]>> {
  if (tokens.length === 0) return new Map();
  const rows = await db
    .selectFrom('known_browsers')
    .select(['token_hash', 'user_id'])
    .where('token_hash', 'in', tokens.map(hashToken))
    .execute();
  return Map.groupBy(rows, (row) => row.token_hash);
}
