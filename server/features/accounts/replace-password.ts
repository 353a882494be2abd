import type { Db } from '../../db/database.ts';
import type { UserRow } from '../../db/schema.ts';
import { endAllSessions } from '../../http/session/session.queries.ts';
import { forgetBrowsers } from './known-browsers/known-browsers.queries.ts';
import { endMailedLinks } from './mailed-links.queries.ts';
import { forgetWrongCodes } from './second-factor/second-factors.queries.ts';
import { forgetAllSignInFailures } from './sign-in/sign-in-failures.queries.ts';
import { setPasswordHash } from './users.queries.ts';

/** For owners proved without the old password. The second factor stays: a mailbox does not prove it. */
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
  await endMailedLinks(trx, 'password_resets', user.id, now);
  await forgetAllSignInFailures(trx, user.email);
}
