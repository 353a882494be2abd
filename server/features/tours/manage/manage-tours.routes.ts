import type { FastifyPluginAsync } from 'fastify';
import { manageTourCalls } from '../../../../contracts/calls/manage-tour-calls.contract.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { repeatableOf, runOnce } from '../../../http/calls/idempotency.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { deleteTour } from '../tours.queries.ts';
import { loadManagedTour } from './load-managed-tours.ts';
import { checkedTourBody } from './read-tour-body.ts';
import { createTour, recordTourChange, updateTour } from './save-tour.ts';
import { findStoredTour } from './stored-tour.ts';
import { tourRecord } from './tour-record.ts';

/** What staff do with tours, as the specification has it. The desk's other calls are in `tour-desk.routes.ts`. */
export function manageTourRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  return serveCalls(
    manageTourCalls,
    {
      async createTour(request) {
        const by = { actor: currentUser(request), now: now() };
        const repeatable = repeatableOf(request, `tour:${by.actor.id}`, by.now);
        const id = await runOnce(db, repeatable, (trx) => createTour(trx, request.body, by));
        siteChanges.announce();
        const created = await findStoredTour(db, id);
        if (!created) throw notFound('tour');
        return {
          message: 'Tour created successfully!',
          data: await loadManagedTour(db, created),
        };
      },

      async updateTour(request) {
        const { after } = await updateTour(
          db,
          { id: request.params.id, body: request.body },
          { actor: currentUser(request), now: now() },
        );
        siteChanges.announce();
        return {
          message: 'Tour updated successfully!',
          data: await loadManagedTour(db, after),
        };
      },

      async deleteTour(request) {
        const { id } = request.params;
        await runTransaction(db, async (trx) => {
          const tour = await findStoredTour(trx, id);
          if (!tour || !(await deleteTour(trx, id))) throw notFound('tour');
          await recordTourChange(trx, {
            action: 'tour.delete',
            tour,
            before: tourRecord(tour),
            actor: currentUser(request),
            now: now(),
          });
        });
        siteChanges.announce();
        return { message: 'Tour deleted successfully!' };
      },
    },
    { createTour: { body: checkedTourBody }, updateTour: { body: checkedTourBody } },
  );
}
