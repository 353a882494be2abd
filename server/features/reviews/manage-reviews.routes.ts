import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswer, listAnswerOf } from '../../../contracts/answers.contract.ts';
import { reviewListQuery, reviewReplyBody } from '../../../contracts/manage-reviews.contract.ts';
import { reviewOfTour } from '../../../contracts/reviews.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import type { Db } from '../../db/database.ts';
import { cutPage } from '../../db/paging.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import type { SessionUser } from '../../http/session.queries.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { listReviews } from './manage-reviews.queries.ts';
import { removeReview, setHidden, setReply } from './moderate-reviews.ts';
import { presentReviewOfTour } from './present-review.ts';
import { positionOfReview } from './reviews.queries.ts';

type Change = (trx: Db, by: { actor: SessionUser; now: Date }) => Promise<void>;

/** What staff do with reviews. */
export function manageReviewRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/review',
      {
        schema: {
          tags: ['reviews'],
          summary: 'All reviews, newest first, hidden ones too; searched and filtered (staff)',
          querystring: reviewListQuery,
          response: answers(listAnswerOf(reviewOfTour)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const found = await listReviews(db, page, request.query);
        const { rows, nextCursor } = cutPage(found, page, positionOfReview);
        return { success: true as const, data: rows.map(presentReviewOfTour), nextCursor };
      },
    );

    app.put(
      '/review/:id/hidden',
      {
        schema: {
          tags: ['reviews'],
          summary: 'Hide a review from everybody but its writer; it no longer counts in averages (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await change(request, (trx, by) => setHidden(trx, request.params.id, true, by));
        return { success: true as const, message: 'The review is hidden.' };
      },
    );

    app.delete(
      '/review/:id/hidden',
      {
        schema: {
          tags: ['reviews'],
          summary: 'Publish a hidden review (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await change(request, (trx, by) => setHidden(trx, request.params.id, false, by));
        return { success: true as const, message: 'The review is published.' };
      },
    );

    app.put(
      '/review/:id/reply',
      {
        schema: {
          tags: ['reviews'],
          summary: 'Answer a review in the agency’s name, in place of an earlier reply (staff)',
          params: idParams,
          body: reviewReplyBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await change(request, (trx, by) => setReply(trx, request.params.id, request.body.reply, by));
        return { success: true as const, message: 'The reply is published.' };
      },
    );

    app.delete(
      '/review/:id/reply',
      {
        schema: {
          tags: ['reviews'],
          summary: 'Take the agency’s reply away (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await change(request, (trx, by) => setReply(trx, request.params.id, null, by));
        return { success: true as const, message: 'The reply is removed.' };
      },
    );

    app.delete(
      '/review/:id',
      {
        schema: {
          tags: ['reviews'],
          summary: 'Delete a review (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await change(request, (trx, by) => removeReview(trx, request.params.id, by));
        return { success: true as const, message: 'Review deleted successfully' };
      },
    );
  };

  /** Each change shows on the public pages, so they are made anew. */
  async function change(request: FastifyRequest, make: Change): Promise<void> {
    const by = { actor: currentUser(request), now: now() };
    await runTransaction(db, (trx) => make(trx, by));
    siteChanges.announce();
  }
}
