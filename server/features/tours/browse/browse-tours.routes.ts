import type { FastifyPluginAsync } from 'fastify';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import type { CatalogueDeps } from '../catalogue/tour-catalogue.ts';

export function browseTourRoutes({ catalogue }: CatalogueDeps): FastifyPluginAsync {
  return serveCalls({
    async browseTours(request) {
      const { page, ...query } = request.query;
      const index = await catalogue.read();
      const shown = { from: (page - 1) * TOURS_PER_PAGE, count: TOURS_PER_PAGE };
      const { tours, total, counts } = index.filter(query, shown);
      return {
        data: await catalogue.summarise(tours),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / TOURS_PER_PAGE)),
        counts,
      };
    },
  });
}
