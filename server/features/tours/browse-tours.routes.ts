import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureAnswer } from '../../../contracts/answers.contract.ts';
import { browseAnswer, browseQuery } from '../../../contracts/browse.contract.ts';
import { TOURS_PER_PAGE } from '../../../contracts/tour-filters.ts';
import type { Deps } from '../../deps.ts';
import { filterTours } from './filter-tours.ts';
import { loadSummaries } from './load-tour-summaries.ts';
import { findTours, listTourKeys } from './tours.queries.ts';

/** The list with filters, counts and numbered pages that `/tours` shows. */
export function browseTourRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tours/browse',
      {
        schema: {
          tags: ['tours'],
          summary: 'One page of the tours that pass all filters, with how many each other choice would show',
          querystring: browseQuery,
          response: { 200: browseAnswer, '4xx': failureAnswer, '5xx': failureAnswer },
        },
      },
      async (request) => {
        const { matching, counts } = filterTours(await listTourKeys(db), request.query);
        const { page } = request.query;
        const shown = matching.slice((page - 1) * TOURS_PER_PAGE, page * TOURS_PER_PAGE);
        const tours = await findTours(
          db,
          shown.map((tour) => tour.id),
        );
        return {
          success: true as const,
          data: await loadSummaries(db, tours),
          total: matching.length,
          page,
          pages: Math.max(1, Math.ceil(matching.length / TOURS_PER_PAGE)),
          counts,
        };
      },
    );
  };
}
