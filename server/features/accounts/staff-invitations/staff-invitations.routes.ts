import type { FastifyPluginAsync } from 'fastify';
import type {
  StaffInvitation,
  WaitingInvitation,
} from '../../../../contracts/staff/staff-invitations.contract.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { isSecondFactorMissing } from '../../../http/session/missing-setup.ts';
import { progressOf } from '../../../mail/mail-progress.ts';
import { findUnreachable } from '../../../mail/unreachable.queries.ts';
import { findAgencyName, findSecondFactorRoles } from '../../settings/settings.queries.ts';
import { browserTokensOf, setBrowserCookie } from '../known-browsers/known-browser.ts';
import { rememberBrowser } from '../known-browsers/known-browsers.queries.ts';
import { hashSentPassword } from '../passwords.ts';
import { findSecondFactorSince } from '../second-factor/second-factors.queries.ts';
import { findUserByEmail } from '../users.queries.ts';
import { acceptInvitation, deadInvitation, readStaffInvitation } from './accept-invitation.ts';
import { inviteToStaff, revokeInvitation, sendInvitationAgain } from './invite-to-staff.ts';
import { listOpen } from './staff-invitations.queries.ts';

export function staffInvitationRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, now, wakeMail } = deps;
  const { rateLimitScale } = config;
  const change = createChange(deps);
  return serveCalls({
    listStaffInvitations: async () => ({ data: await listWaiting(db, now()) }),

    async inviteToStaff(request) {
      const { username, email, staffRole: staff_role } = request.body;
      await change(request, (trx, by) =>
        inviteToStaff(trx, { username, email, staff_role }, by, rateLimitScale),
      );
      wakeMail();
      return { message: `The invitation is on its way to ${email}.` };
    },

    async sendInvitationAgain(request) {
      const { email } = await change(request, (trx, by) =>
        sendInvitationAgain(trx, request.params.id, by, rateLimitScale),
      );
      wakeMail();
      return { message: `A new link is on its way to ${email}. The old one has ended.` };
    },

    async revokeInvitation(request) {
      const { username } = await change(request, (trx, by) => revokeInvitation(trx, request.params.id, by));
      return { message: `The invitation of ${username} is revoked.` };
    },

    async getStaffInvitation(request) {
      const worth = await readStaffInvitation(db, request.params.token, now());
      if (worth.state !== 'open') return { data: worth };
      return { data: await presentOpen(worth.invitation) };
    },

    async acceptInvitation(request, reply) {
      const { token } = request.params;
      const { password } = request.body;
      const { state } = await readStaffInvitation(db, token, now());
      if (state !== 'open') throw deadInvitation(state);
      const agency = await findAgencyName(db);
      const chosen = { password, passwordHash: await hashSentPassword(request, password), agency };
      const browserTokens = await runTransaction(db, async (trx) => {
        const user = await acceptInvitation(trx, token, chosen, now());
        return rememberBrowser(trx, user.id, browserTokensOf(request), now());
      });
      wakeMail();
      setBrowserCookie(request, reply, browserTokens, deps);
      return { message: 'You are on the staff now. Please sign in.' };
    },
  });

  type Invitation = Extract<Awaited<ReturnType<typeof readStaffInvitation>>, { state: 'open' }>['invitation'];

  async function presentOpen(invitation: Invitation): Promise<StaffInvitation> {
    const { username, email, staff_role, inviter, expires_at } = invitation;
    const account = await findUserByEmail(db, email);
    const since = account ? await findSecondFactorSince(db, account.id) : null;
    const secondFactorRoles = await findSecondFactorRoles(db);
    const setup = { staff_role, second_factor_at: since, secondFactorRoles };
    return {
      state: 'open',
      username: account?.username ?? username,
      email,
      staffRole: staff_role,
      invitedBy: inviter,
      until: expires_at ?? '',
      hasAccount: account !== undefined,
      needsSecondFactor: isSecondFactorMissing(setup, config),
    };
  }
}

async function listWaiting(db: Db, now: Date): Promise<WaitingInvitation[]> {
  const rows = await listOpen(db, now);
  if (rows.length === 0) return [];
  const [mails, unreachable] = await Promise.all([
    db
      .selectFrom('outbox')
      .selectAll()
      .where('about_kind', '=', 'invitation')
      .where('about_id', 'in', idsOf(rows))
      .execute(),
    findUnreachable(
      db,
      rows.map(({ email }) => email),
    ),
  ]);
  const mailOf = new Map(mails.map((mail) => [mail.about_id, mail]));
  return rows.map((row) => {
    const mail = mailOf.get(row.id);
    return {
      _id: row.id,
      username: row.username,
      email: row.email,
      staffRole: row.staff_role,
      invitedBy: { _id: row.invited_by, username: row.inviter },
      invitedAt: row.created_at,
      until: row.expires_at,
      mail: mail ? { ...progressOf(mail, now), _id: mail.id } : null,
      unreachable: unreachable.get(row.email)?.reason ?? null,
    };
  });
}
