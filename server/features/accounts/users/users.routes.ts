import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { userCalls } from '../../../../contracts/calls/user-calls.contract.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { cutPage } from '../../../db/paging.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { pageOf } from '../../../http/calls/page-of.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { findCustomerLine } from '../../customers/desk/customer-line.ts';
import { removePictureFiles } from '../../media/clean-up-media.ts';
import { listPictureIdsOf } from '../../reviews/pictures/review-pictures.queries.ts';
import { presentReviewsOfTours } from '../../reviews/present-review.ts';
import { listReviewsOfUser } from '../../reviews/reviews.queries.ts';
import { presentUserInList } from '../present-user.ts';
import { findSecondFactorSince, listUsersWithSecondFactor } from '../second-factor/second-factors.queries.ts';
import { countRelated, listUsers, positionOfUser } from './manage-users.queries.ts';
import { changeRole, deleteUserAsStaff, getUser, signOutEverywhere } from './manage-users.ts';

/** What staff do with accounts. */
export function userRoutes({ db, config, now, siteChanges }: Deps): FastifyPluginAsync {
  return serveCalls(userCalls, {
    async listUsers(request) {
      const page = pageOf(request.query);
      const [found, withFactor] = await Promise.all([
        listUsers(db, page, request.query),
        listUsersWithSecondFactor(db),
      ]);
      const { rows, nextCursor } = cutPage(found, page, positionOfUser);
      return { data: rows.map((row) => presentUserInList(row, withFactor.has(row.id))), nextCursor };
    },

    async getUser(request) {
      const user = await getUser(db, request.params.id);
      const [around, reviews, factorSince, customer] = await Promise.all([
        countRelated(db, user, now()),
        listReviewsOfUser(db, user.id, LIMITS.reviewsWithTour),
        findSecondFactorSince(db, user.id),
        findCustomerLine(db, 'account', user),
      ]);
      const seen = presentUserInList(user, factorSince !== null);
      const isEmailProved = user.email_proved_at !== null;
      const data = {
        ...seen,
        isEmailProved,
        ...around,
        customer,
        reviews: await presentReviewsOfTours(db, reviews),
      };
      return { data };
    },

    async setUserRole(request) {
      const { role } = request.body;
      await runTransaction(db, (trx) => changeRole(trx, request.params.id, role, by(request)));
      const message = role === 'admin' ? 'The account is now staff.' : 'The account is now a traveller’s.';
      return { message };
    },

    async signUserOut(request) {
      const { username } = await runTransaction(db, (trx) =>
        signOutEverywhere(trx, request.params.id, by(request)),
      );
      return { message: `${username} is signed out everywhere.` };
    },

    async deleteUser(request) {
      const { id } = request.params;
      const pictures = await listPictureIdsOf(db, { userId: id, provedEmail: undefined });
      await runTransaction(db, (trx) => deleteUserAsStaff(trx, id, by(request)));
      // Its reviews stand under another name now.
      await siteChanges.announce();
      await removePictureFiles({ db, config }, pictures);
      return { message: 'User deleted successfully' };
    },
  });

  function by(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}
