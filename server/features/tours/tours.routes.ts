import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOf, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { review } from '../../../contracts/reviews.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import {
  tourDetail,
  tourIdsQuery,
  tourSearchAnswer,
  tourSearchQuery,
  tourSummary,
} from '../../../contracts/tours.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { presentReview } from '../reviews/present-review.ts';
import { listReviewsOfTour, positionOfReview } from '../reviews/reviews.queries.ts';
import { loadDetail } from './load-tour-detail.ts';
import { loadSummaries } from './load-tour-summaries.ts';
import { countFound, positionOfFound, searchTours } from './search-tours.queries.ts';
import { findTour, findTours, listTours } from './tours.queries.ts';

const tourListQuery = listQuery.extend({
  featured: z
    .enum(['true', 'false'], { error: 'featured must be true or false.' })
    .transform((value) => value === 'true')
    .optional(),
  ids: tourIdsQuery.optional(),
});

/** What travellers read. Staff's calls are in `manage-tours.routes.ts`. */
export function tourRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tours',
      {
        schema: {
          tags: ['tours'],
          summary: 'All tours, newest first, or those with the given ids',
          querystring: tourListQuery,
          response: answers(listAnswerOf(tourSummary)),
        },
      },
      async (request) => {
        const { ids } = request.query;
        if (ids) {
          const tours = await loadSummaries(db, await findTours(db, ids));
          return { success: true as const, data: tours, nextCursor: null };
        }
        const page = pageOf(request.query);
        const found = await listTours(db, page, { featured: request.query.featured });
        const { rows, nextCursor } = cutPage(found, page, ({ created_at, id }) => ({ at: created_at, id }));
        return { success: true as const, data: await loadSummaries(db, rows), nextCursor };
      },
    );

    app.get(
      '/tours/search/getTourBySearch',
      {
        schema: {
          tags: ['tours'],
          summary: 'Tours to a destination, then those whose destination, title or address contains the text',
          querystring: tourSearchQuery.extend(listQuery.shape),
          response: answers(tourSearchAnswer),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const { city } = request.query;
        const { rows, nextCursor } = cutPage(await searchTours(db, page, city), page, positionOfFound);
        const data = await loadSummaries(db, rows);
        return { success: true as const, data, nextCursor, ...(await countFound(db, city)) };
      },
    );

    app.get(
      '/tours/:id',
      {
        schema: {
          tags: ['tours'],
          summary: 'One tour by its id or its slug, with its newest reviews',
          params: idParams,
          response: answers(answerOf(tourDetail)),
        },
      },
      async (request) => {
        const tour = await findTour(db, request.params.id);
        if (!tour) throw notFound('tour');
        return { success: true as const, data: await loadDetail(db, tour) };
      },
    );

    app.get(
      '/tours/:id/reviews',
      {
        schema: {
          tags: ['tours'],
          summary: 'A tour’s reviews, newest first',
          params: idParams,
          querystring: listQuery,
          response: answers(listAnswerOf(review)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const tour = await findTour(db, request.params.id);
        if (!tour) throw notFound('tour');
        const { rows, nextCursor } = cutPage(
          await listReviewsOfTour(db, tour.id, page),
          page,
          positionOfReview,
        );
        return { success: true as const, data: rows.map(presentReview), nextCursor };
      },
    );
  };
}
