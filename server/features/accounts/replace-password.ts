import type { Db } from '../../db/database.ts';
import type { UserRow } from '../../db/schema.ts';
import { endAllSessions } from '../../http/session/session.queries.ts';
import { endResetLinks } from './forgotten-password/password-resets.queries.ts';
import { forgetBrowsers } from './known-browsers/known-browsers.queries.ts';
import { forgetWrongCodes } from './second-factor/second-factors.queries.ts';
import { forgetAllSignInFailures } from './sign-in/sign-in-failures.queries.ts';
import { setPasswordHash } from './users.queries.ts';

/**
 * Gives an account whose owner has proved to be its owner, without the old password, a new one. Whoever was in by the old
 * one is out, wherever that was, and nobody waits for the wrong tries of others. A second factor stays: a mailbox that
 * somebody got into is not an app.
 */
export async function replacePassword(
  trx: Db,
  user: Pick<UserRow, 'id' | 'email'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPasswordHash(trx, user.id, passwordHash);
  await forgetWrongCodes(trx, user.id);
  await endAllSessions(trx, user.id);
  await forgetBrowsers(trx, user.id);
  await endResetLinks(trx, user.id, now);
  await forgetAllSignInFailures(trx, user.email);
}
