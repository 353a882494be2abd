import type { FastifyPluginAsync } from 'fastify';
import type { FormerStaff } from '../../../../contracts/accounts/manage-users.contract.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { BIN_DAYS } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { ROLE_NAMES, type StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import { pageOf, slicePage } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentSeer, currentUser } from '../../../http/session/guards.ts';
import { findCustomerSummary } from '../../customers/desk/customer-summary.ts';
import { removePictureFiles } from '../../media/clean-up-media.ts';
import { listPictureIdsOf } from '../../reviews/pictures/review-pictures.queries.ts';
import { presentReviewsOfTours } from '../../reviews/present-review.ts';
import { listReviewsOfUser } from '../../reviews/reviews.queries.ts';
import { findSecondFactorRoles } from '../../settings/settings.queries.ts';
import { listSessions, presentSession } from '../own-account/own-account.queries.ts';
import { presentUserInList } from '../present-user.ts';
import { findSecondFactorSince, listUsersWithSecondFactor } from '../second-factor/second-factors.queries.ts';
import { askForPassword, overtaken } from '../sign-in/check-password.ts';
import { checkMay, whatMay } from './account-policy.ts';
import type { HandedCounts } from './hand-over-work.ts';
import { countHanded } from './hand-over-work.ts';
import { leaveStaff } from './leave-staff.ts';
import { countRelated, listUsers, positionOfUser } from './manage-users.queries.ts';
import { deleteTraveller, getUser, signOutEverywhere, signOutOf } from './manage-users.ts';
import { restoreStaff } from './restore-staff.ts';
import { findDeparture, findTimesOfDepartures, listDepartures } from './staff-departures.queries.ts';
import { changeRole, setStaffRole } from './staff-roles.ts';

const MS_PER_DAY = 86_400_000;

export function userRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, now, siteChanges } = deps;
  const change = createChange(deps);
  return serveCalls({
    async listUsers(request) {
      const page = pageOf(request.query);
      const [found, withFactor, departures] = await Promise.all([
        listUsers(db, page, request.query),
        listUsersWithSecondFactor(db),
        findTimesOfDepartures(db, now()),
      ]);
      const { rows, nextCursor } = slicePage(found, page, positionOfUser);
      const data = rows.map((row) => ({
        ...presentUserInList(row, withFactor.has(row.id)),
        leftStaffAt: departures.get(row.id) ?? null,
        may: whatMay(currentUser(request), { ...row, leftStaffAt: departures.get(row.id) }),
      }));
      return { data, nextCursor };
    },

    async getRoles(request) {
      const secondFactorRoles = await findSecondFactorRoles(db);
      const isSecondFactorForAll = config.staffSecondFactor === 'required';
      const { agentsSee = 'own' } = currentUser(request);
      return { data: { agentsSee, secondFactorRoles, isSecondFactorForAll } };
    },

    async listFormerStaff() {
      const rows = await listDepartures(db, now());
      return { data: rows.map(presentDeparture) };
    },

    async getUser(request) {
      const user = await getUser(db, request.params.id);
      const [around, reviews, factorSince, departure, customer] = await Promise.all([
        countRelated(db, user, now()),
        listReviewsOfUser(db, user.id, LIMITS.reviewsWithTour),
        findSecondFactorSince(db, user.id),
        findDeparture(db, user.id, now()),
        findCustomerSummary(db, 'account', user, currentSeer(request)),
      ]);
      const may = whatMay(currentUser(request), { ...user, leftStaffAt: departure?.left_at });
      const sessions = may.includes('sign-out') ? await listSessions(db, user.id, now()) : [];
      const seen = presentUserInList(user, factorSince !== null);
      const isEmailProved = user.email_proved_at !== null;
      const data = {
        ...seen,
        leftStaffAt: departure?.left_at ?? null,
        may,
        sessions: sessions.map(presentSession),
        isEmailProved,
        ...around,
        customer,
        reviews: await presentReviewsOfTours(db, reviews),
      };
      return { data };
    },

    async setUserRole(request) {
      const { role } = request.body;
      await change(request, (trx, by) => changeRole(trx, request.params.id, request.body, by));
      const message = role === 'admin' ? 'The account is now staff.' : 'The account is now a traveller’s.';
      return { message };
    },

    async setStaffRole(request) {
      const { staffRole, password, handTo = 'nobody' } = request.body;
      const checked = await askForPassword(deps, request, 'password', password);
      const counts = await change(request, (trx, by) =>
        setStaffRole(trx, request.params.id, { staffRole, handTo, checked }, by),
      );
      if (!counts) throw await overtaken(deps, request, 'password');
      const message = roleText(staffRole, request.params.id === currentUser(request).id);
      return { message: message + handedText(counts) };
    },

    async takeOutOfStaff(request) {
      const { account, password, handTo } = request.body;
      const how = account === 'deleted' ? 'delete' : 'demote';
      const { id } = request.params;
      // First, so that nobody types a password in vain.
      checkMay(how, currentUser(request), await getUser(db, id));
      const checked = await askForPassword(deps, request, 'password', password);
      const counts = await change(request, (trx, by) => leaveStaff(trx, id, { how, handTo, checked }, by));
      if (!counts) throw await overtaken(deps, request, 'password');
      const message = how === 'delete' ? 'User deleted successfully' : 'The account is now a traveller’s';
      const handed = handedText(counts);
      return { message: handed || how === 'demote' ? `${message}.${handed}` : message };
    },

    async restoreStaff(request) {
      const { username, counts } = await change(request, (trx, by) =>
        restoreStaff(trx, request.params.id, by),
      );
      return { message: `${username} is staff again.${handedText(counts, 'back with them')}` };
    },

    async endUserSession(request) {
      const { id, session } = request.params;
      const { username } = await change(request, (trx, by) => signOutOf(trx, id, session, by));
      return { message: `${username} is signed out there.` };
    },

    async signUserOut(request) {
      const { username } = await change(request, (trx, by) => signOutEverywhere(trx, request.params.id, by));
      return { message: `${username} is signed out everywhere.` };
    },

    async deleteUser(request) {
      const { id } = request.params;
      const pictures = await listPictureIdsOf(db, { userId: id, provedEmail: undefined });
      await change(request, (trx, by) => deleteTraveller(trx, id, by));
      await siteChanges.announce();
      await removePictureFiles({ db, config }, pictures);
      return { message: 'User deleted successfully' };
    },
  });
}

function roleText(staffRole: StaffRole, isOwn: boolean): string {
  if (isOwn) return 'You are no longer an owner of the site.';
  return `The role is ${ROLE_NAMES[staffRole]} now.`;
}

function handedText({ enquiries, messages }: HandedCounts, how = 'handed over'): string {
  const parts = [
    ...(enquiries > 0 ? [countOf(enquiries, 'enquiry', 'enquiries')] : []),
    ...(messages > 0 ? [countOf(messages, 'message')] : []),
  ];
  if (parts.length === 0) return '';
  return ` ${parts.join(' and ')} ${enquiries + messages === 1 ? 'is' : 'are'} ${how}.`;
}

function presentDeparture(row: Awaited<ReturnType<typeof listDepartures>>[number]): FormerStaff {
  const { enquiries, messages } = countHanded(row);
  return {
    _id: row.user_id,
    username: row.username,
    email: row.email,
    staffRole: row.staff_role,
    isDeleted: row.deleted_at !== null,
    leftAt: row.left_at,
    until: new Date(Date.parse(row.left_at) + BIN_DAYS * MS_PER_DAY).toISOString(),
    handedTo: row.handed_to && row.colleague ? { _id: row.handed_to, username: row.colleague } : null,
    enquiryCount: enquiries,
    messageCount: messages,
  };
}
