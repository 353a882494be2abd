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

/** The password may have changed since: see `lockChecked`. */
export type CheckedUser = UserRow & { readonly [checked]: true };

/**
 * Takes as long for an unknown email. Throws after too many wrong tries. Until `checkMore` passes, a try counts as
 * wrong.
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
  // A try refused for lack of room does not count.
  const isRight = await inPasswordTurn(request, async () => {
    const wait = await begin().catch((error: unknown) => {
      // The browser was forgotten meanwhile.
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

/** Call it in the transaction that needs the password. Undefined if the password has changed or the user is gone. */
export async function lockChecked(trx: Db, { id, password_hash }: CheckedUser): Promise<UserRow | undefined> {
  const user = await lockUser(trx, id);
  return user?.password_hash === password_hash ? user : undefined;
}
