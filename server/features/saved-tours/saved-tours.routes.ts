import type { FastifyPluginAsync } from 'fastify';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { conflict, notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import type { CatalogueDeps } from '../tours/catalogue/tour-catalogue.ts';
import { findTour } from '../tours/tours.queries.ts';
import { listSavedIds, savedIds, saveTours, unsaveTour } from './saved-tours.queries.ts';

export function savedTourRoutes({ db, now, catalogue }: CatalogueDeps): FastifyPluginAsync {
  return serveCalls({
    async listSavedTours(request) {
      const saved = await listSavedIds(db, currentUser(request).id);
      const index = await catalogue.read();
      return { data: await catalogue.summarise(index.findAll(saved)) };
    },

    async saveTour(request) {
      const tour = await findTour(db, request.params.id);
      if (!tour) throw notFound('tour');
      const { id } = currentUser(request);
      const saved = await savedIds(db, id);
      if (!saved.has(tour.id) && saved.size >= LIMITS.savedTours) {
        throw conflict(`At most ${LIMITS.savedTours} tours can be saved.`);
      }
      await saveTours(db, id, [tour.id], now());
      return { message: 'Saved' };
    },

    async unsaveTour(request) {
      await unsaveTour(db, currentUser(request).id, request.params.id);
      return { message: 'Removed' };
    },

    async mergeSavedTours(request) {
      const { id } = currentUser(request);
      await saveTours(db, id, [...new Set(request.body.tourIds)], now());
      return { data: await listSavedIds(db, id) };
    },
  });
}
