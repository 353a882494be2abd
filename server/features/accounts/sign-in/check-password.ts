import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { isForeignKeyViolation } from '../../../db/dialect/database-errors.ts';
import type { UserRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { tooMany } from '../../../http/faults/errors.ts';
import { clientNetworkOf } from '../../../http/limits/client-network.ts';
import { describeWait } from '../../../http/limits/rate-limits.ts';
import { browserTokensOf } from '../known-browsers/known-browser.ts';
import { findKnownBrowser } from '../known-browsers/known-browsers.queries.ts';
import { inPasswordTurn } from '../password-turns.ts';
import { isPassword } from '../passwords.ts';
import { lockUser } from '../users.queries.ts';
import { beginSignInAttempt, forgetSignInFailures, type SignInSource } from './sign-in-failures.queries.ts';

declare const checked: unique symbol;

/** A user as they were when somebody told their password. Since then it may have become another: see `lockChecked`. */
export type CheckedUser = UserRow & { readonly [checked]: true };

/**
 * Answers the user when this is their password; the only way to ask. Throws when whoever asks has been wrong too often.
 * Where nobody has an account with this email, it takes as long and answers as a wrong password would. `checkMore` is asked
 * about whoever knows the password, and throws where that is not enough: until it does not, they are counted as wrong.
 */
export async function checkPassword(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  { email, user }: { email: string; user: UserRow | undefined },
  password: string,
  checkMore: (user: UserRow) => Promise<void> = async () => {},
): Promise<CheckedUser | undefined> {
  request.accountId = user?.id ?? null;
  const browser = await findKnownBrowser(db, browserTokensOf(request), email);
  const stranger: SignInSource = { email, network: clientNetworkOf(request), browserId: null };
  let source = browser ? { ...stranger, browserId: browser.id } : stranger;
  const begin = () => beginSignInAttempt(db, source, now(), config.rateLimitScale);
  // Whoever is refused for want of room has not tried.
  const isRight = await inPasswordTurn(request, async () => {
    const wait = await begin().catch((error: unknown) => {
      // The browser was forgotten since it was looked for.
      if (source === stranger || !isForeignKeyViolation(error)) throw error;
      source = stranger;
      return begin();
    });
    if (wait > 0) throw tooMany(`Too many wrong tries. Please wait ${describeWait(wait)}.`, wait);
    return isPassword(user?.password_hash, password);
  });
  if (!isRight || !user) return undefined;
  await checkMore(user);
  await forgetSignInFailures(db, source);
  return user as CheckedUser;
}

/**
 * In the transaction that does what the password was asked for: locks the user and answers them as they are now. Undefined
 * when that is not their password any more, or they are gone: of a reset and whoever knew the old password, the one that
 * ends first decides.
 */
export async function lockChecked(trx: Db, { id, password_hash }: CheckedUser): Promise<UserRow | undefined> {
  const user = await lockUser(trx, id);
  return user?.password_hash === password_hash ? user : undefined;
}
