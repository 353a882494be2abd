import type { FastifyPluginAsync } from 'fastify';
import { tourCalls } from '../../../contracts/calls/tour-calls.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../../http/calls/page-of.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { presentReview } from '../reviews/present-review.ts';
import { listReviewsOfTour, positionOfReview } from '../reviews/reviews.queries.ts';
import { loadDetail } from './load-tour-detail.ts';
import { loadSummaries } from './load-tour-summaries.ts';
import { relatedTours } from './related-tours.ts';
import { countFound, positionOfFound, searchTours } from './search/search-tours.queries.ts';
import { findTour, findTours, listTourKeys, listTours } from './tours.queries.ts';

/** What travellers read. Staff's calls are in `manage-tours.routes.ts`. */
export function tourRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls(tourCalls, {
    async listTours(request) {
      const { ids } = request.query;
      if (ids) {
        const tours = await loadSummaries(db, await findTours(db, ids));
        return { data: tours, nextCursor: null };
      }
      const page = pageOf(request.query);
      const found = await listTours(db, page, { featured: request.query.featured });
      const { rows, nextCursor } = cutPage(found, page, ({ created_at, id }) => ({ at: created_at, id }));
      return { data: await loadSummaries(db, rows), nextCursor };
    },

    async searchTours(request) {
      const page = pageOf(request.query);
      const { city } = request.query;
      const { rows, nextCursor } = cutPage(await searchTours(db, page, city), page, positionOfFound);
      const data = await loadSummaries(db, rows);
      return { data, nextCursor, ...(await countFound(db, city)) };
    },

    async getTour(request) {
      const tour = await findTour(db, request.params.id);
      if (!tour) throw notFound('tour');
      return { data: await loadDetail(db, tour) };
    },

    async listRelatedTours(request) {
      const tour = await findTour(db, request.params.id);
      const keys = await listTourKeys(db);
      const key = keys.find(({ id }) => id === tour?.id);
      if (!key) throw notFound('tour');
      const ids = relatedTours(key, keys).map(({ id }) => id);
      return { data: await loadSummaries(db, await findTours(db, ids)) };
    },

    async listTourReviews(request) {
      const page = pageOf(request.query);
      const tour = await findTour(db, request.params.id);
      if (!tour) throw notFound('tour');
      const { rows, nextCursor } = cutPage(
        await listReviewsOfTour(db, tour.id, page),
        page,
        positionOfReview,
      );
      return { data: rows.map(presentReview), nextCursor };
    },
  });
}
