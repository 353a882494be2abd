import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { isForeignKeyViolation } from '../../../db/dialect/database-errors.ts';
import type { UserRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { badInput, notSignedIn, tooMany } from '../../../http/faults/errors.ts';
import { clientNetworkOf } from '../../../http/limits/client-network.ts';
import { describeWait } from '../../../http/limits/rate-limits.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { browserTokensOf } from '../known-browsers/known-browser.ts';
import { findKnownBrowser } from '../known-browsers/known-browsers.queries.ts';
import { inPasswordTurn, isPassword } from '../passwords.ts';
import { findUserById, lockUser } from '../users.queries.ts';
import { beginSignInAttempt, forgetSignInFailures, type SignInSource } from './sign-in-failures.queries.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'now'>;

declare const checked: unique symbol;

/** The password may have changed since: see `lockChecked`. */
export type CheckedUser = UserRow & { readonly [checked]: true };

/** Takes as long for an unknown email. Throws after too many wrong tries. A try counts until `checkMore` passes. */
export async function checkPassword(
  { db, config, now }: Parts,
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

/** Wrong tries count with those of signing in. Throws `badInput` for `field`. */
export async function askForPassword(
  parts: Parts,
  request: FastifyRequest,
  field: string,
  password: string,
  checkMore?: (user: UserRow) => Promise<void>,
): Promise<CheckedUser> {
  const user = await loadOwnUser(parts, request);
  const checked = await checkPassword(parts, request, { email: user.email, user }, password, checkMore);
  if (!checked) throw wrongPassword(field);
  return checked;
}

/** The error for a password that changed after its check, or a deleted account. */
export async function overtaken(parts: Parts, request: FastifyRequest, field: string) {
  await loadOwnUser(parts, request);
  return wrongPassword(field);
}

export async function loadOwnUser({ db }: Pick<Deps, 'db'>, request: FastifyRequest): Promise<UserRow> {
  const user = await findUserById(db, currentUser(request).id);
  if (!user) throw notSignedIn();
  return user;
}

function wrongPassword(field: string) {
  return badInput({ [field]: 'This is not your password.' });
}
