import type { FastifyPluginAsync } from 'fastify';
import { tourCalls } from '../../../../contracts/calls/tour-calls.contract.ts';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import type { CatalogueDeps } from '../catalogue/tour-catalogue.ts';
import { loadSummaries } from '../load-tour-summaries.ts';
import { findTours } from '../tours.queries.ts';

/** The list with filters, counts and numbered pages that `/tours` shows. */
export function browseTourRoutes({ db, catalogue }: CatalogueDeps): FastifyPluginAsync {
  return serveCalls(tourCalls, {
    async browseTours(request) {
      const { page, ...query } = request.query;
      const index = await catalogue.read();
      const shown = { from: (page - 1) * TOURS_PER_PAGE, count: TOURS_PER_PAGE };
      const { tours, total, counts } = index.filter(query, shown);
      const rows = await findTours(
        db,
        tours.map((tour) => tour.id),
      );
      return {
        data: await loadSummaries(db, index, rows),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / TOURS_PER_PAGE)),
        counts,
      };
    },
  });
}
