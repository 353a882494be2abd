import type { Db } from '../../../db/database.ts';
import { forgetAfter } from '../../../db/forget-after.ts';
import { newId } from '../../../db/identifiers.ts';
import { hashToken, newToken } from '../../../http/session/tokens.ts';

/** After the last sign-in. */
export const BROWSER_DAYS = 365;
/** Per user. Programs without cookies make a new one each time. */
const MAX_BROWSERS = 20;

export const MAX_TOKENS = 3;

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

/** False at the very first sign-in, when there is nothing to compare. */
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

/** Returns the tokens for the cookie. Never reuses another account's token: its owner may have planted it. */
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

/** People who knew the old password may have signed in, and must count as strangers. */
export async function rememberOnlyThisBrowser(
  trx: Db,
  userId: string,
  shown: readonly string[],
  now: Date,
): Promise<string[]> {
  await forgetBrowsers(trx, userId);
  return rememberBrowser(trx, userId, shown, now);
}

export async function forgetBrowsers(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

export function listKnownBrowsers(db: Db, userId: string) {
  return db
    .selectFrom('known_browsers')
    .select(['created_at', 'last_sign_in_at'])
    .where('user_id', '=', userId)
    .orderBy('last_sign_in_at', 'desc')
    .execute();
}

export const removeOldBrowsers = forgetAfter('known_browsers', 'last_sign_in_at', BROWSER_DAYS * 86_400_000);

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
