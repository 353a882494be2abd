import type { FastifyPluginAsync } from 'fastify';
import { reviewCalls } from '../../../contracts/calls/review-calls.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { findTour } from '../tours/tours.queries.ts';
import { presentReview } from './present-review.ts';
import { saveReview } from './reviews.queries.ts';

const THANKS_WHILE_HIDDEN = 'Thank you for your review. Our staff will look at it before it is shown.';

/** What travellers do with reviews. Staff's calls are in `manage-reviews.routes.ts`. */
export function reviewRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  return serveCalls(reviewCalls, {
    async writeReview(request) {
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
      await siteChanges.announce();
      const message = saved.is_hidden ? THANKS_WHILE_HIDDEN : 'Thank you for your review.';
      return { message, data: presentReview(saved) };
    },
  });
}
