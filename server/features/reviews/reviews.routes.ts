import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { review, reviewBody, reviewOfTour } from '../../../contracts/reviews.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { limited } from '../../http/rate-limits.ts';
import { currentUser, requireAdmin, requireSignIn } from '../../http/session.ts';
import { findTour } from '../tours/tours.queries.ts';
import { presentReview, presentReviewOfTour } from './present-review.ts';
import { deleteReview, listReviews, positionOfReview, saveReview } from './reviews.queries.ts';

export function reviewRoutes({ db, config, now, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/review/:id',
      {
        config: limited('publicForm', config.rateLimitScale),
        preValidation: requireSignIn,
        schema: {
          tags: ['reviews'],
          summary: 'Review a tour; a second review of the same traveller replaces the first',
          params: idParams,
          body: reviewBody,
          response: answers(answerOf(review)),
        },
      },
      async (request) => {
        const traveller = currentUser(request);
        const tour = await findTour(db, request.params.id);
        if (!tour) throw notFound('tour');
        const saved = await saveReview(db, {
          tour_id: tour.id,
          user_id: traveller.id,
          username: traveller.username,
          rating: request.body.rating,
          review_text: request.body.reviewText,
          created_at: now().toISOString(),
        });
        siteChanges.announce();
        return { success: true as const, message: 'Thank you for your review.', data: presentReview(saved) };
      },
    );

    app.get(
      '/review',
      {
        preValidation: requireAdmin,
        schema: {
          tags: ['reviews'],
          summary: 'All reviews, newest first (staff)',
          querystring: listQuery,
          response: answers(listAnswerOf(reviewOfTour)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const { rows, nextCursor } = cutPage(await listReviews(db, page), page, positionOfReview);
        return { success: true as const, data: rows.map(presentReviewOfTour), nextCursor };
      },
    );

    app.delete(
      '/review/:id',
      {
        preValidation: requireAdmin,
        schema: {
          tags: ['reviews'],
          summary: 'Delete a review (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        if (!(await deleteReview(db, request.params.id))) throw notFound('review');
        siteChanges.announce();
        return { success: true as const, message: 'Review deleted successfully' };
      },
    );
  };
}
