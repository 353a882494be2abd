import type { Db } from '../../../db/database.ts';
import { removeSearchWords } from '../../../db/search-words.ts';
import { conflict } from '../../../http/faults/errors.ts';
import { endAllSessions } from '../../../http/session/session.queries.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { removeMailsAbout } from '../../../mail/outbox.queries.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { markItems } from '../../customers/linking/mark-items.ts';
import { removeOffersOf } from '../ownership/ownership-offers.queries.ts';
import { type CheckedUser, lockChecked } from '../sign-in/check-password.ts';
import { endInvitations } from '../staff-invitations/staff-invitations.queries.ts';
import { checkMay } from './account-policy.ts';
import { type HandedCounts, handOverWork, lockWorkBefore } from './hand-over-work.ts';
import { lockManaged, subjectOf } from './manage-users.ts';
import { setStaff, storeDeparture } from './staff-departures.queries.ts';

export type Leaving = {
  how: 'demote' | 'delete';
  handTo: string;
  checked: CheckedUser;
};

/** For 30 days `restoreStaff` undoes it. Undefined if the password has changed since its check. */
export async function leaveStaff(
  trx: Db,
  id: string,
  { how, handTo, checked }: Leaving,
  by: StaffAction,
): Promise<HandedCounts | undefined> {
  const { actor, user, departure } = await lockWorkBefore(trx, id, () => lockManaged(trx, id, by));
  if (!(await lockChecked(trx, checked))) return undefined;
  checkMay(how, actor, { ...user, leftStaffAt: departure?.left_at });
  if (user.staff_role === null && !departure) throw conflict('This is no member of the staff.');
  const { to, handed, counts } = await handOverWork(trx, user, handTo, by);
  const isDeleted = how === 'delete';
  const time = by.now.toISOString();
  await setStaff(trx, id, null, isDeleted ? time : null);
  await storeDeparture(trx, {
    user_id: id,
    left_at: time,
    staff_role: user.staff_role ?? departure?.staff_role ?? 'agent',
    // Work was handed over when they left, not now.
    ...(departure && user.staff_role === null
      ? { handed: departure.handed, handed_to: departure.handed_to }
      : { handed, handed_to: to?._id ?? null }),
  });
  await endAllSessions(trx, id);
  await endInvitations(trx, { email: user.email }, by.now);
  await endInvitations(trx, { invitedBy: id }, by.now);
  await removeOffersOf(trx, id);
  markItems(trx, 'account', [id]);
  if (isDeleted) {
    await removeSearchWords(trx, 'user', [id]);
    await removeMailsAbout(trx, 'user', [id]);
  }
  const { username, email, role } = user;
  await recordAudit(trx, {
    ...by,
    subject: subjectOf(user),
    ...(isDeleted
      ? { action: 'user.delete', before: { username, email, role } }
      : { action: 'user.role', before: { role }, after: { role: 'user' } }),
  });
  return counts;
}
