import type { OutboxRow } from '../../../db/mail-rows.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { STAFF_INVITATION } from '../../../mail/messages/staff-messages.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { issueMailedLink } from '../mailed-links.queries.ts';

export const STAFF_INVITATION_MAIL = STAFF_INVITATION.id;

/** Undefined once it is accepted, revoked or sent again. */
export async function buildStaffInvitationMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { db, now, isPreview, siteUrl } = context;
  const invitation = await db
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.invited_by')
    .select(['staff_invitations.username', 'staff_invitations.staff_role', 'users.username as inviter'])
    .where('staff_invitations.id', '=', row.about_id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!invitation) return undefined;
  const { username, inviter, staff_role: staffRole } = invitation;
  const token = isPreview ? LEFT_OUT : await issueMailedLink(db, 'staff_invitations', row.about_id, now());
  if (!token) return undefined;
  const link = `${siteUrl}/staff-invitation/${token}`;
  const data = { invitationId: row.about_id, username, inviter, staffRole, token };
  return buildMessage(context, STAFF_INVITATION, data, { link, isNewEachTry: true, secrets: [token] });
}
