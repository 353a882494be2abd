import type { FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../../../db/dialect/database-errors.ts';
import type { Deps } from '../../../deps.ts';
import { tooMany } from '../../../http/faults/errors.ts';
import { clientNetworkOf } from '../../../http/limits/client-network.ts';
import { describeWait } from '../../../http/limits/rate-limits.ts';
import { browserTokensOf } from '../known-browsers/known-browser.ts';
import { findKnownBrowser } from '../known-browsers/known-browsers.queries.ts';
import { isPassword } from '../passwords.ts';
import { beginSignInAttempt, forgetSignInFailures, type SignInSource } from './sign-in-failures.queries.ts';

/**
 * True when this is the account's password; the only way to ask. Throws when whoever asks has been wrong too often. An
 * account that is not there has no hash: it takes as long and answers as a wrong password would.
 */
export async function checkPassword(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  account: { email: string; passwordHash: string | undefined },
  password: string,
): Promise<boolean> {
  const browser = await findKnownBrowser(db, browserTokensOf(request), account.email);
  const stranger: SignInSource = { email: account.email, network: clientNetworkOf(request), browserId: null };
  let source = browser ? { ...stranger, browserId: browser.id } : stranger;
  const begin = () => beginSignInAttempt(db, source, now(), config.rateLimitScale);
  const wait = await begin().catch((error: unknown) => {
    // The browser was forgotten since it was looked for.
    if (source === stranger || !isForeignKeyViolation(error)) throw error;
    source = stranger;
    return begin();
  });
  if (wait > 0) throw tooMany(`Too many wrong tries. Please wait ${describeWait(wait)}.`, wait);
  if (!(await isPassword(account.passwordHash, password))) return false;
  await forgetSignInFailures(db, source);
  return true;
}
