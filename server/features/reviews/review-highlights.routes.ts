import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { presentWords } from './present-review.ts';
import { listReviewHighlights } from './review-highlights.queries.ts';

export function reviewHighlightRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls({
    async listReviewHighlights() {
      const rows = await listReviewHighlights(db);
      const data = rows.map((row) => ({
        ...presentWords(row),
        tourTitle: row.tour_title,
        tourSlug: row.tour_slug,
      }));
      return { data };
    },
  });
}
