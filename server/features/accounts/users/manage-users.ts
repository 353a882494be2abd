import type { Role } from '../../../../contracts/accounts/accounts.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../http/faults/errors.ts';
import { endAllSessions, shortenSessions } from '../../../http/session/session.queries.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { deleteUser, findUserById, isLastAdmin, lockUser } from '../users.queries.ts';
import { setRole } from './manage-users.queries.ts';

/** Nobody can change their own role, since they could not undo it. The last admin stays. */
export async function changeRole(trx: Db, id: string, role: Role, by: StaffAction): Promise<void> {
  if (id === by.actor.id) throw conflict('You cannot change your own role.');
  const isLast = role !== 'admin' && (await isLastAdmin(trx, id));
  const user = await getLocked(trx, id);
  if (user.role === role) return;
  if (isLast) throw conflict('The last admin stays an admin.');
  await setRole(trx, id, role);
  if (role === 'admin') await shortenSessions(trx, id, by.now);
  await recordAudit(trx, {
    ...by,
    action: 'user.role',
    subject: subjectOf(user),
    before: { role: user.role },
    after: { role },
  });
}

/** Ends every session of a user at once. */
export async function signOutEverywhere(trx: Db, id: string, by: StaffAction): Promise<UserRow> {
  const user = await getLocked(trx, id);
  await endAllSessions(trx, id);
  await recordAudit(trx, { ...by, action: 'user.sign-out', subject: subjectOf(user) });
  return user;
}

/** Deletes the account; its enquiries stay, and its reviews under "A former traveller". */
export async function deleteUserAsStaff(trx: Db, id: string, by: StaffAction): Promise<void> {
  if (id === by.actor.id) throw conflict('You cannot delete your own account here.');
  const user = await getUser(trx, id);
  const deletion = await deleteUser(trx, user);
  if (deletion === 'last admin') throw conflict('The last admin cannot be deleted.');
  if (deletion === 'not there') throw notFound('user');
  const { username, email, role } = user;
  await recordAudit(trx, {
    ...by,
    action: 'user.delete',
    subject: subjectOf(user),
    before: { username, email, role },
  });
}

export async function getUser(db: Db, id: string): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (!user) throw notFound('user');
  return user;
}

/** Whoever erases themselves waits, or was waited for: the log has no line with the name of somebody who is gone. */
async function getLocked(trx: Db, id: string): Promise<UserRow> {
  const user = await lockUser(trx, id);
  if (!user) throw notFound('user');
  return user;
}

function subjectOf({ id, username }: UserRow) {
  return { kind: 'user', id, label: username };
}
