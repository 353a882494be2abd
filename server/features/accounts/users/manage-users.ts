import type { Db } from '../../../db/database.ts';
import type { StaffDepartureRow } from '../../../db/desk-rows.ts';
import type { UserRow } from '../../../db/schema.ts';
import { conflict, notAllowed, notFound } from '../../../http/faults/errors.ts';
import { endAllSessions } from '../../../http/session/session.queries.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { endSessionOf } from '../own-account/own-account.queries.ts';
import { deleteUser, findUserById, lockStaff, lockUser } from '../users.queries.ts';
import { checkMay, type StaffActor } from './account-policy.ts';
import { lockWorkBefore } from './hand-over-work.ts';
import { findDeparture } from './staff-departures.queries.ts';

/** For programs, and for pages loaded before the account became staff. */
export const LEAVING_ASKS =
  'This is a member of staff, or was one until lately: it takes your password, and who takes over their work.';

export async function signOutEverywhere(trx: Db, id: string, by: StaffAction): Promise<UserRow> {
  const { actor, user } = await lockManaged(trx, id, by);
  checkMay('sign-out', actor, user);
  await endAllSessions(trx, id);
  await recordAudit(trx, { ...by, action: 'user.sign-out', subject: subjectOf(user) });
  return user;
}

export async function signOutOf(trx: Db, id: string, sessionId: string, by: StaffAction): Promise<UserRow> {
  const { actor, user } = await lockManaged(trx, id, by);
  checkMay('sign-out', actor, user);
  const ended = await endSessionOf(trx, id, sessionId);
  if (!ended) throw notFound('session');
  await recordAudit(trx, { ...by, action: 'user.sign-out-there', subject: subjectOf(user), after: ended });
  return user;
}

/** For current and recent staff use `leaveStaff`. */
export async function deleteTraveller(trx: Db, id: string, by: StaffAction): Promise<void> {
  const seen = {
    actor: by.actor,
    user: await getUser(trx, id),
    departure: await findDeparture(trx, id, by.now),
  };
  // Before the locks too, so that refused calls do not wait.
  checkTraveller(seen);
  const found = await lockWorkBefore(trx, id, () => lockManaged(trx, id, by));
  checkTraveller(found);
  const { user } = found;
  await deleteUser(trx, user);
  const { username, email, role } = user;
  const before = { username, email, role };
  await recordAudit(trx, { ...by, action: 'user.delete', subject: subjectOf(user), before });
}

function checkTraveller({ actor, user, departure }: Omit<Managed, 'actor'> & { actor: StaffActor }): void {
  checkMay('delete', actor, { ...user, leftStaffAt: departure?.left_at });
  if (user.staff_role !== null || departure) throw conflict(LEAVING_ASKS);
}

export async function getUser(db: Db, id: string): Promise<UserRow> {
  const user = await findUserById(db, id);
  if (!user) throw notFound('user');
  return user;
}

type Managed = { actor: UserRow; user: UserRow; departure: StaffDepartureRow | undefined };

export async function lockManaged(trx: Db, id: string, by: StaffAction): Promise<Managed> {
  const actor = await lockActor(trx, by);
  return { actor, user: await getLocked(trx, id), departure: await findDeparture(trx, id, by.now) };
}

/** Under the lock of all staff: the actor may have left the staff while this waited. */
export async function lockActor(trx: Db, { actor }: StaffAction): Promise<UserRow> {
  const found = (await lockStaff(trx)).find(({ id }) => id === actor.id);
  if (!found) throw notAllowed('Only staff can do this.');
  return found;
}

/** The lock waits for an erasure, so that the log gets no name of an erased person. */
async function getLocked(trx: Db, id: string): Promise<UserRow> {
  const user = await lockUser(trx, id);
  if (!user) throw notFound('user');
  return user;
}

export function subjectOf({ id, username }: Pick<UserRow, 'id' | 'username'>) {
  return { kind: 'user', id, label: username };
}
