import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { STAFF_DELETED_BY } from '../../../../contracts/accounts/deleting-staff.ts';
import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { conflict, notFound, notSignedIn } from '../../../http/faults/errors.ts';
import { clientNetworkOf } from '../../../http/limits/client-network.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { endAllSessions, renewToken } from '../../../http/session/session.queries.ts';
import {
  clearSessionCookies,
  holdsSession,
  setSessionCookies,
} from '../../../http/session/session-cookies.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { removeOrphanedMailFiles } from '../../../mail/mail-files.ts';
import { lockEnquiriesOf } from '../../enquiries/erase-enquiries.ts';
import { removePictureFiles } from '../../media/clean-up-media.ts';
import { listPictureIdsOf } from '../../reviews/pictures/review-pictures.queries.ts';
import { presentReviewsOfTours } from '../../reviews/present-review.ts';
import { listReviewsOfUser } from '../../reviews/reviews.queries.ts';
import { findAgencyName } from '../../settings/settings.queries.ts';
import { tellDataExport, tellPasswordChanged } from '../account-notices.mail.ts';
import { refuseEasyPassword } from '../easy-passwords.ts';
import { browserTokensOf, setBrowserCookie } from '../known-browsers/known-browser.ts';
import { rememberOnlyThisBrowser } from '../known-browsers/known-browsers.queries.ts';
import { endMailedLinks } from '../mailed-links.queries.ts';
import { hashSentPassword, refuseMadeUpPassword } from '../passwords.ts';
import { presentOwnAccount } from '../present-user.ts';
import { findSecondFactorSince, forgetWrongCodes } from '../second-factor/second-factors.queries.ts';
import {
  askForPassword,
  type CheckedUser,
  loadOwnUser,
  lockChecked,
  overtaken,
} from '../sign-in/check-password.ts';
import { deleteUser, setPasswordHash } from '../users.queries.ts';
import { endOtherSessions, endSessionOf, listSessions, presentSession } from './own-account.queries.ts';
import { collectOwnData } from './own-data.ts';
import { erasePersonalData, type LeavingTraveller } from './personal-data.ts';

export function ownAccountRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, now, siteChanges, wakeMail } = deps;
  const moment = () => ({ now: now(), scale: config.rateLimitScale });
  return serveCalls({
    async getOwnAccount(request) {
      const user = await loadOwnUser(deps, request);
      return { data: presentOwnAccount(user, (await findSecondFactorSince(db, user.id)) !== null) };
    },

    async listOwnReviews(request) {
      const reviews = await listReviewsOfUser(db, currentUser(request).id);
      return { data: await presentReviewsOfTours(db, reviews) };
    },

    async changePassword(request, reply) {
      const { currentPassword, newPassword } = request.body;
      const checked = await askForPassword(deps, request, 'currentPassword', currentPassword);
      refuseEasyPassword('newPassword', newPassword, { ...checked, agency: await findAgencyName(db) });
      await refuseMadeUpPassword(request, { field: 'newPassword', password: newPassword, user: checked });
      const passwordHash = await hashSentPassword(request, newPassword);
      const former = request.sessionToken ?? '';
      const renewed = await runTransaction(db, async (trx) => {
        const user = await lockChecked(trx, checked);
        if (!user) return undefined;
        await setPasswordHash(trx, user.id, passwordHash);
        await forgetWrongCodes(trx, user.id);
        await endOtherSessions(trx, user.id, hashToken(former));
        await endMailedLinks(trx, 'password_resets', user.id, now());
        const token = await renewToken(trx, former);
        if (!token) throw notSignedIn();
        await tellPasswordChanged(trx, user, 'by the old one', moment());
        const browserTokens = await rememberOnlyThisBrowser(trx, user.id, browserTokensOf(request), now());
        return { token, browserTokens };
      });
      if (!renewed) throw await overtaken(deps, request, 'currentPassword');
      wakeMail();
      const { token, browserTokens } = renewed;
      if (holdsSession(request, former, deps)) setSessionCookies(request, reply, token, deps);
      setBrowserCookie(request, reply, browserTokens, deps);
      return { message: 'Your password is changed. Other devices are signed out.', token };
    },

    async listOwnSessions(request) {
      const moment = now();
      const found = await listSessions(db, currentUser(request).id, moment);
      const current = hashToken(request.sessionToken ?? '');
      // The current use may not be stored yet.
      const currentUse = { lastUsedAt: moment.toISOString(), network: clientNetworkOf(request) };
      const sessions = found.map((row) => {
        const isCurrent = row.token_hash === current;
        return { ...presentSession(row), ...(isCurrent && currentUse), isCurrent };
      });
      return { data: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
    },

    async endOwnSession(request, reply) {
      const { id } = request.params;
      if (!(await endSessionOf(db, currentUser(request).id, id))) throw notFound('session');
      clearSessionCookies(request, reply, id, deps);
      return { message: 'Signed out there.' };
    },

    async signOutEverywhere(request, reply) {
      await endAllSessions(db, currentUser(request).id);
      clearSessionCookies(request, reply, request.sessionToken ?? '', deps);
      return { message: 'You are signed out everywhere.' };
    },

    async exportOwnData(request, reply) {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      // As of this session: a reset that proves the address meanwhile has ended it.
      const { email_proved_at } = currentUser(request);
      const user = { ...(await loadOwnUser(deps, request)), email_proved_at };
      const data = await collectOwnData(db, user, now());
      await runTransaction(db, (trx) => tellDataExport(trx, user, moment()));
      wakeMail();
      return { data };
    },

    async deleteOwnAccount(request, reply) {
      const checked = await askForPassword(deps, request, 'password', request.body.password);
      const pictures = await listPictureIdsOf(db, identityOf(checked));
      const deletion = await eraseTraveller(db, checked, now());
      if (deletion === 'other password') throw await overtaken(deps, request, 'password');
      if (deletion === 'staff') throw conflict(STAFF_DELETED_BY);
      await siteChanges.announce();
      await forgetFiles(request, pictures);
      clearSessionCookies(request, reply, request.sessionToken ?? '', deps);
      return { message: 'Your account and your data are deleted.' };
    },
  });

  /** Runs after the commit, and failures must not fail the erasure: the next cleanup removes what stays. */
  async function forgetFiles(request: FastifyRequest, pictures: readonly string[]) {
    try {
      await removePictureFiles({ db, config }, pictures);
      await removeOrphanedMailFiles(db, config.dataDir);
    } catch (error) {
      request.log.error({ err: error }, 'files of an erased account were not deleted');
    }
  }
}

/** Rows that only name the address go if the traveller has proved it. */
function eraseTraveller(
  db: Db,
  checked: CheckedUser,
  now: Date,
): Promise<'erased' | 'other password' | 'staff'> {
  return runTransaction(db, async (trx) => {
    if (checked.staff_role !== null) return 'staff';
    // Enquiries before the account: the lock order of all deletions.
    await lockEnquiriesOf(trx, identityOf(checked));
    const user = await lockChecked(trx, checked);
    if (!user) return 'other password';
    if (user.staff_role !== null) return 'staff';
    await erasePersonalData(trx, identityOf(user), now);
    await deleteUser(trx, user);
    return 'erased';
  });
}

function identityOf({ id, email, email_proved_at }: UserRow): LeavingTraveller {
  return { userId: id, provedEmail: email_proved_at === null ? undefined : email };
}
