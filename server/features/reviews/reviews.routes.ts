import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import { review, reviewBody } from '../../../contracts/reviews.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { limited } from '../../http/rate-limits.ts';
import { currentUser, requireSignIn } from '../../http/session.ts';
import { findTour } from '../tours/tours.queries.ts';
import { presentReview } from './present-review.ts';
import { saveReview } from './reviews.queries.ts';

const THANKS_WHILE_HIDDEN = 'Thank you for your review. Our staff will look at it before it is shown.';

/** What travellers do with reviews. Staff's calls are in `manage-reviews.routes.ts`. */
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
        const review = {
          tour_id: tour.id,
          user_id: traveller.id,
          username: traveller.username,
          rating: request.body.rating,
          review_text: request.body.reviewText,
          created_at: now().toISOString(),
        };
        const saved = await runTransaction(db, (trx) => saveReview(trx, review));
        siteChanges.announce();
        const message = saved.is_hidden ? THANKS_WHILE_HIDDEN : 'Thank you for your review.';
        return { success: true as const, message, data: presentReview(saved) };
      },
    );
  };
}
