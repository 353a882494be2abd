import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import { reviewHighlight } from '../../../contracts/reviews.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { presentReview } from './present-review.ts';
import { listReviewHighlights } from './review-highlights.queries.ts';

export function reviewHighlightRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/reviews/highlights',
      {
        schema: {
          tags: ['reviews'],
          summary: 'What travellers liked: the newest reviews of 4 and 5 stars, one a tour',
          response: answers(answerOf(z.array(reviewHighlight))),
        },
      },
      async () => {
        const rows = await listReviewHighlights(db);
        const data = rows.map((row) => ({
          ...presentReview(row),
          tourTitle: row.tour_title,
          tourSlug: row.tour_slug,
        }));
        return { success: true as const, data };
      },
    );
  };
}
