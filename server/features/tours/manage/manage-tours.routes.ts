import type { FastifyPluginAsync } from 'fastify';
import { manageTourCalls } from '../../../../contracts/calls/tour-calls.contract.ts';
import { cutPage, pageOf } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { deleteTour } from '../tours.queries.ts';
import { changeTourStatus } from './change-tour-status.ts';
import { loadFeatured, loadManagedRows, loadManagedTour } from './load-managed-tours.ts';
import { countFeatured, listManagedTours, positionOfTour } from './manage-tours.queries.ts';
import { listFeatured, orderFeatured } from './order-featured.ts';
import { checkedTourBody } from './read-tour-body.ts';
import { createTour, duplicateTour, recordTourChange, updateTour } from './save-tour.ts';
import { findStoredTour } from './stored-tour.ts';
import { tourRecord } from './tour-record.ts';

export function manageTourRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls(
    manageTourCalls,
    {
      async listManagedTours(request) {
        const { q, status, sort = 'newest' } = request.query;
        const page = pageOf(request.query);
        const found = await listManagedTours(db, page, { search: q, status, sort });
        const { rows, nextCursor } = cutPage(found, page, positionOfTour(sort));
        const data = await loadManagedRows(db, rows);
        return { data, nextCursor, featured: await countFeatured(db) };
      },

      async getManagedTour(request) {
        return { data: await loadOne(request.params.id) };
      },

      async listFeaturedTours() {
        return { data: await loadFeatured(db, await listFeatured(db)) };
      },

      async orderFeaturedTours(request) {
        await change(request, (trx, by) => orderFeatured(trx, request.body, by));
        await siteChanges.announce();
        return {};
      },

      async duplicateTour(request) {
        const id = await change(request, (trx, by) => duplicateTour(trx, request.params.id, by));
        return { message: 'The tour was copied into a draft.', data: await loadOne(id) };
      },

      async setTourStatus(request) {
        const wanted = { id: request.params.id, ...request.body };
        const changed = await change(request, (trx, by) => changeTourStatus(trx, wanted, by));
        await siteChanges.announce();
        return { message: 'Tour updated successfully!', data: await loadManagedTour(db, changed) };
      },

      async createTour(request) {
        const id = await change(request, (trx, by) => createTour(trx, request.body, by));
        await siteChanges.announce();
        return { message: 'Tour created successfully!', data: await loadOne(id) };
      },

      async updateTour(request) {
        const wanted = { id: request.params.id, body: request.body };
        const saved = await change(request, (trx, by) => updateTour(trx, wanted, by));
        await siteChanges.announce();
        return { message: 'Tour updated successfully!', data: await loadManagedTour(db, saved) };
      },

      async deleteTour(request) {
        const { id } = request.params;
        await change(request, async (trx, by) => {
          const tour = await findStoredTour(trx, id);
          if (!tour || !(await deleteTour(trx, id))) throw notFound('tour');
          const before = tourRecord(tour);
          await recordTourChange(trx, { ...by, action: 'tour.delete', tour, before });
        });
        await siteChanges.announce();
        return { message: 'Tour deleted successfully!' };
      },
    },
    { createTour: { body: checkedTourBody }, updateTour: { body: checkedTourBody } },
  );

  async function loadOne(id: string) {
    const tour = await findStoredTour(db, id);
    if (!tour) throw notFound('tour');
    return loadManagedTour(db, tour);
  }
}
