import type { z } from 'zod';
import type { roleBody } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../../db/database.ts';
import { conflict } from '../../../http/faults/errors.ts';
import { shortenSessions } from '../../../http/session/session.queries.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { markItems } from '../../customers/linking/mark-items.ts';
import { removeOffersOf } from '../ownership/ownership-offers.queries.ts';
import { type CheckedUser, lockChecked } from '../sign-in/check-password.ts';
import { endInvitations } from '../staff-invitations/staff-invitations.queries.ts';
import { isLastOwner } from '../users.queries.ts';
import { checkMay } from './account-policy.ts';
import { type HandedCounts, handOverWork, lockWorkBefore, NOTHING_HANDED } from './hand-over-work.ts';
import { getUser, LEAVING_ASKS, lockManaged, subjectOf } from './manage-users.ts';
import { restoreStaff } from './restore-staff.ts';
import { setStaff } from './staff-departures.queries.ts';

/** Restores recent staff with their work. Leaving the staff needs `leaveStaff`. */
export async function changeRole(
  trx: Db,
  id: string,
  { role, staffRole }: z.output<typeof roleBody>,
  by: StaffAction,
): Promise<void> {
  const seen = await getUser(trx, id);
  if (seen.role === role) return;
  if (role === 'user') {
    checkMay('demote', by.actor, seen);
    throw conflict(LEAVING_ASKS);
  }
  const { actor, user, departure } = await lockWorkBefore(trx, id, () => lockManaged(trx, id, by));
  if (user.role === role) return;
  checkMay('make-staff', actor, { ...user, leftStaffAt: departure?.left_at });
  if (departure) return void (await restoreStaff(trx, id, by, staffRole));
  const given = staffRole ?? 'agent';
  await setStaff(trx, id, given);
  await endInvitations(trx, { email: user.email }, by.now);
  markItems(trx, 'account', [id]);
  await shortenSessions(trx, id, by.now);
  const [before, after] = [{ role: user.role }, { role, staffRole: given }];
  await recordAudit(trx, { ...by, action: 'user.role', subject: subjectOf(user), before, after });
}

type Given = { staffRole: Exclude<StaffRole, 'owner'>; handTo: string; checked: CheckedUser };

/** Readers work on nothing. Undefined if the password has changed since its check. Throws if no owner would remain. */
export async function setStaffRole(
  trx: Db,
  id: string,
  { staffRole, handTo, checked }: Given,
  by: StaffAction,
): Promise<HandedCounts | undefined> {
  const isReader = staffRole === 'reader';
  const lock = () => lockManaged(trx, id, by);
  const { actor, user } = isReader ? await lockWorkBefore(trx, id, lock) : await lock();
  if (!(await lockChecked(trx, checked))) return undefined;
  if (user.staff_role === staffRole) return NOTHING_HANDED;
  checkMay(user.staff_role === 'owner' ? 'lay-down' : 'give-role', actor, user);
  if (user.staff_role === 'owner' && (await isLastOwner(trx, id)))
    throw conflict('You are the only owner of this site. Hand it over to a manager first.');
  const counts = isReader ? (await handOverWork(trx, user, handTo, by)).counts : NOTHING_HANDED;
  await setStaff(trx, id, staffRole);
  await removeOffersOf(trx, id);
  const [before, after] = [{ staffRole: user.staff_role }, { staffRole }];
  await recordAudit(trx, { ...by, action: 'user.staff-role', subject: subjectOf(user), before, after });
  return counts;
}
