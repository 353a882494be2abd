import { ROLE_NAMES } from '../../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../../db/database.ts';
import { conflict, notFound, tooMany } from '../../../http/faults/errors.ts';
import { describeWait } from '../../../http/limits/rate-limits.ts';
import { requireMay } from '../../../http/session/guards.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { takeMailTurn } from '../../../mail/mail-turns.queries.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { lockActor } from '../users/manage-users.ts';
import { findDeparture } from '../users/staff-departures.queries.ts';
import { STAFF_INVITATION_MAIL } from './staff-invitation.mail.ts';
import {
  endInvitation,
  endInvitations,
  type Invited,
  insertInvitation,
  selectOpen,
} from './staff-invitations.queries.ts';

/** `RATE_LIMIT_SCALE`. */
type Scale = number;
type Action = 'invite' | 'send-again' | 'revoke';

/** Call `wakeMail` after the commit. */
export async function inviteToStaff(trx: Db, invited: Invited, by: StaffAction, scale: Scale): Promise<void> {
  await lockInviter(trx, by);
  await refuseStaff(trx, invited.email, by.now);
  await insertAndSend(trx, 'invite', invited, by, scale);
}

/** Another row, so that the old link is known to have ended. */
export async function sendInvitationAgain(
  trx: Db,
  id: string,
  by: StaffAction,
  scale: Scale,
): Promise<Invited> {
  await lockInviter(trx, by);
  const invited = await getOpen(trx, id, by.now);
  await endInvitation(trx, id, by.now);
  await insertAndSend(trx, 'send-again', invited, by, scale);
  return invited;
}

export async function revokeInvitation(trx: Db, id: string, by: StaffAction): Promise<Invited> {
  await lockInviter(trx, by);
  const invited = await getOpen(trx, id, by.now);
  await endInvitation(trx, id, by.now);
  await record(trx, 'revoke', { ...invited, id }, by);
  return invited;
}

/** Somebody who is dismissed meanwhile invites nobody, and nobody is invited who becomes staff meanwhile. */
async function lockInviter(trx: Db, by: StaffAction): Promise<void> {
  requireMay(await lockActor(trx, by), 'manage-staff');
}

async function getOpen(trx: Db, id: string, now: Date) {
  const open = await selectOpen(trx, now).where('id', '=', id).executeTakeFirst();
  if (!open) throw notFound('invitation');
  return open;
}

async function refuseStaff(trx: Db, email: string, now: Date): Promise<void> {
  const user = await trx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (!user) return;
  const refuse = (text: string) => conflict(text, { email: text });
  if (user.staff_role !== null)
    throw refuse(
      `${user.username} is on the staff already, as ${ROLE_NAMES[user.staff_role].toLowerCase()}.`,
    );
  if (await findDeparture(trx, user.id, now))
    throw refuse(`${user.username} left the staff lately. Bring them back under Former staff.`);
}

async function insertAndSend(
  trx: Db,
  action: Action,
  { username, email, staff_role }: Invited,
  by: StaffAction,
  scale: Scale,
): Promise<void> {
  await endInvitations(trx, { email }, by.now, by.now.toISOString());
  const invited = { username, email, staff_role, invited_by: by.actor.id };
  const row = await insertInvitation(trx, invited, by.now);
  if (!row) {
    const text = 'This address has an invitation already. Send it again, or revoke it.';
    throw conflict(text, { email: text });
  }
  const mail = { kind: STAFF_INVITATION_MAIL, recipient: email };
  // Strangers, who have mails sent to the address as well, use up none of these turns.
  const wait = await takeMailTurn(trx, { ...mail, isOwners: true }, by.now, scale);
  if (wait > 0)
    throw tooMany(`This address got several invitations already. Please wait ${describeWait(wait)}.`, wait);
  const about = { kind: 'invitation' as const, id: row.id };
  await enqueueMail(trx, { ...mail, payload: {}, about }, by.now);
  await record(trx, action, row, by);
}

async function record(
  trx: Db,
  action: Action,
  { id, username, email, staff_role: staffRole }: Invited & { id: string },
  by: StaffAction,
): Promise<void> {
  await recordAudit(trx, {
    ...by,
    action: `invitation.${action}`,
    subject: { kind: 'invitation', id, label: username },
    after: { email, staffRole },
  });
}
