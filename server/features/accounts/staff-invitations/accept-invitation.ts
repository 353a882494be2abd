import type { StaffInvitation } from '../../../../contracts/staff/staff-invitations.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffInvitationRow } from '../../../db/desk-rows.ts';
import type { UserRow } from '../../../db/schema.ts';
import { Failure } from '../../../http/faults/errors.ts';
import { markItems } from '../../customers/linking/mark-items.ts';
import { noteAccountChange } from '../account-notices.mail.ts';
import { refuseEasyPassword } from '../easy-passwords.ts';
import { replacePassword } from '../replace-password.ts';
import { lockWorkBefore } from '../users/hand-over-work.ts';
import { setStaff } from '../users/staff-departures.queries.ts';
import { findUserByEmail, insertUser, lockStaff, lockUser, markEmailProved } from '../users.queries.ts';
import { endInvitation, findByToken } from './staff-invitations.queries.ts';

type Dead = Exclude<StaffInvitation['state'], 'open'>;
type Found = NonNullable<Awaited<ReturnType<typeof findByToken>>>;
type Worth = { state: 'open'; invitation: Found } | { state: Dead };

export async function readStaffInvitation(db: Db, token: string, now: Date): Promise<Worth> {
  const invitation = await findByToken(db, token);
  if (!invitation) return { state: 'unknown' };
  if (invitation.is_accepted === 1) return { state: 'used' };
  const isOpen = invitation.used_at === null && (invitation.expires_at ?? '') > now.toISOString();
  return isOpen ? { state: 'open', invitation } : { state: 'ended' };
}

const DEAD: Record<Dead, string> = {
  used: 'This invitation was accepted already. Please sign in with the password that was chosen then.',
  ended: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  unknown: 'This link is not known. It may have been cut short: open it from the mail once more.',
};

export function deadInvitation(state: Dead): Failure {
  return new Failure('bad_input', DEAD[state]);
}

type Chosen = { password: string; passwordHash: string; agency: string | undefined };

/** The link proves the address, as one for a forgotten password does. An easy password leaves it alive. */
export async function acceptInvitation(
  trx: Db,
  token: string,
  { password, passwordHash, agency }: Chosen,
  now: Date,
): Promise<UserRow> {
  const there = await lockInvited(trx, (await getOpen(trx, token, now)).email);
  // Under the lock of all staff: whoever leaves takes the invitations along.
  const invitation = await getOpen(trx, token, now);
  const { username, email, staff_role } = invitation;
  refuseEasyPassword('password', password, { username: there?.username ?? username, email, agency });
  if (there?.staff_role || !(await endInvitation(trx, invitation.id, now, 1))) throw deadInvitation('used');
  const user = there ?? (await insertUser(trx, { username, email, passwordHash, staffRole: null, now }));
  // A member of the staff who was deleted lately, and can be brought back.
  if (!user) throw deadInvitation('ended');
  if (there) await replacePassword(trx, user, passwordHash, now);
  await setStaff(trx, user.id, staff_role);
  await markEmailProved(trx, user.id, now);
  markItems(trx, 'account', [user.id]);
  await tellJoined(trx, user, invitation, now);
  return user;
}

async function getOpen(trx: Db, token: string, now: Date): Promise<Found> {
  const worth = await readStaffInvitation(trx, token, now);
  if (worth.state !== 'open') throw deadInvitation(worth.state);
  return worth.invitation;
}

async function lockInvited(trx: Db, email: string): Promise<UserRow | undefined> {
  const seen = await findUserByEmail(trx, email);
  if (!seen) {
    await lockStaff(trx);
    return findUserByEmail(trx, email);
  }
  const { user } = await lockWorkBefore(trx, seen.id, async () => {
    await lockStaff(trx);
    return { user: await lockUser(trx, seen.id) };
  });
  return user;
}

function tellJoined(trx: Db, user: UserRow, { staff_role, inviter }: Found, now: Date): Promise<void> {
  const after = { staffRole: staff_role satisfies StaffInvitationRow['staff_role'], invitedBy: inviter };
  const told = { change: 'joined-staff' as const, staffRole: staff_role };
  return noteAccountChange(trx, user, told, { actor: user, now, after });
}
