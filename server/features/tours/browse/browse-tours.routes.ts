import type { FastifyPluginAsync } from 'fastify';
import { tourCalls } from '../../../../contracts/calls/tour-calls.contract.ts';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import type { Deps } from '../../../deps.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { loadSummaries } from '../load-tour-summaries.ts';
import { findTours, listTourKeys } from '../tours.queries.ts';
import { filterTours } from './filter-tours.ts';

/** The list with filters, counts and numbered pages that `/tours` shows. */
export function browseTourRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls(tourCalls, {
    async browseTours(request) {
      const { matching, counts } = filterTours(await listTourKeys(db), request.query);
      const { page } = request.query;
      const shown = matching.slice((page - 1) * TOURS_PER_PAGE, page * TOURS_PER_PAGE);
      const tours = await findTours(
        db,
        shown.map((tour) => tour.id),
      );
      return {
        data: await loadSummaries(db, tours),
        total: matching.length,
        page,
        pages: Math.max(1, Math.ceil(matching.length / TOURS_PER_PAGE)),
        counts,
      };
    },
  });
}
