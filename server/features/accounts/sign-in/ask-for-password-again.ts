import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { badInput, notSignedIn } from '../../../http/faults/errors.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { findUserById } from '../users.queries.ts';
import { type CheckedUser, checkPassword } from './check-password.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'now'>;

/**
 * Asks whoever is signed in for the password once more, before what signing in hangs on is changed; wrong tries count with
 * those of signing in. `field` of the body is marked where it is wrong. `checkMore`: see `checkPassword`.
 */
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

/** The failure to throw where the password was right when it was checked, and is another one now, or the account is gone. */
export async function overtaken(parts: Parts, request: FastifyRequest, field: string) {
  await loadOwnUser(parts, request);
  return wrongPassword(field);
}

/** Signed in a moment ago, and perhaps deleted since. */
export async function loadOwnUser({ db }: Pick<Deps, 'db'>, request: FastifyRequest): Promise<UserRow> {
  const user = await findUserById(db, currentUser(request).id);
  if (!user) throw notSignedIn();
  return user;
}

function wrongPassword(field: string) {
  return badInput({ [field]: 'This is not your password.' });
}
