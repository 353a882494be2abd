import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userInList } from '../../../contracts/accounts.contract.ts';
import { answerOf, doneAnswer, listAnswerOf } from '../../../contracts/answers.contract.ts';
import { LIMITS } from '../../../contracts/limits.ts';
import { roleBody, userDetail, userListQuery } from '../../../contracts/manage-users.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { presentReviewOfTour } from '../reviews/present-review.ts';
import { listReviewsOfUser } from '../reviews/reviews.queries.ts';
import { countAround, listUsers, positionOfUser } from './manage-users.queries.ts';
import { changeRole, getUser, removeUser, signOutEverywhere } from './manage-users.ts';
import { presentUserInList } from './present-user.ts';

/** What staff do with accounts. */
export function userRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/users',
      {
        schema: {
          tags: ['accounts'],
          summary: 'All accounts, newest first unless sorted otherwise; searched and filtered (staff)',
          querystring: userListQuery,
          response: answers(listAnswerOf(userInList)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const found = await listUsers(db, page, request.query);
        const { rows, nextCursor } = cutPage(found, page, positionOfUser);
        return { success: true as const, data: rows.map(presentUserInList), nextCursor };
      },
    );

    app.get(
      '/users/:id',
      {
        schema: {
          tags: ['accounts'],
          summary: 'An account with the number of its enquiries and its newest reviews (staff)',
          params: idParams,
          response: answers(answerOf(userDetail)),
        },
      },
      async (request) => {
        const user = await getUser(db, request.params.id);
        const [around, reviews] = await Promise.all([
          countAround(db, user, now()),
          listReviewsOfUser(db, user.id, LIMITS.reviewsWithTour),
        ]);
        const data = { ...presentUserInList(user), ...around, reviews: reviews.map(presentReviewOfTour) };
        return { success: true as const, data };
      },
    );

    app.put(
      '/users/:id/role',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Make an account staff or a traveller’s; not one’s own, nor the last admin’s (staff)',
          params: idParams,
          body: roleBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const { role } = request.body;
        await runTransaction(db, (trx) => changeRole(trx, request.params.id, role, by(request)));
        const message = role === 'admin' ? 'The account is staff now.' : 'The account is a traveller’s now.';
        return { success: true as const, message };
      },
    );

    app.delete(
      '/users/:id/sessions',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Sign an account out on every device (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const { username } = await runTransaction(db, (trx) =>
          signOutEverywhere(trx, request.params.id, by(request)),
        );
        return { success: true as const, message: `${username} is signed out everywhere.` };
      },
    );

    app.delete(
      '/users/:id',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Delete an account; its reviews and enquiries stay (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await runTransaction(db, (trx) => removeUser(trx, request.params.id, by(request)));
        // Its reviews stand under another name now.
        siteChanges.announce();
        return { success: true as const, message: 'User deleted successfully' };
      },
    );
  };

  function by(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}
