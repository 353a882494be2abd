import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { badInput, notSignedIn } from '../../../http/faults/errors.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { findUserById } from '../users.queries.ts';
import { type CheckedUser, checkPassword } from './check-password.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'now'>;

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

/** The failure for a password that changed after its check, or an account that is gone. */
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
