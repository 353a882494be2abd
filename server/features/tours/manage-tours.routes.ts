import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer } from '../../../contracts/answers.contract.ts';
import { managedTour } from '../../../contracts/manage-tours.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { repeatableOf, runOnce } from '../../http/idempotency.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { loadManagedTour } from './load-managed-tours.ts';
import { checkedTourBody } from './read-tour-body.ts';
import { createTour, recordTourChange, updateTour } from './save-tour.ts';
import { findStoredTour } from './stored-tour.ts';
import { tourRecord } from './tour-record.ts';
import { deleteTour } from './tours.queries.ts';

/** What staff do with tours, as the specification has it. The desk's other calls are in `tour-desk.routes.ts`. */
export function manageTourRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.post(
      '/tours',
      {
        schema: {
          tags: ['tours'],
          summary: 'Create a tour (staff)',
          body: checkedTourBody,
          response: answers(answerOf(managedTour)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const repeatable = repeatableOf(request, `tour:${by.actor.id}`, by.now);
        const id = await runOnce(db, repeatable, (trx) => createTour(trx, request.body, by));
        siteChanges.announce();
        const created = await findStoredTour(db, id);
        if (!created) throw notFound('tour');
        return {
          success: true as const,
          message: 'Tour created successfully!',
          data: await loadManagedTour(db, created),
        };
      },
    );

    app.put(
      '/tours/:id',
      {
        schema: {
          tags: ['tours'],
          summary: 'Replace a tour; with a version, only if nobody saved it since (staff)',
          params: idParams,
          body: checkedTourBody,
          response: answers(answerOf(managedTour)),
        },
      },
      async (request) => {
        const { after } = await updateTour(
          db,
          { id: request.params.id, body: request.body },
          { actor: currentUser(request), now: now() },
        );
        siteChanges.announce();
        return {
          success: true as const,
          message: 'Tour updated successfully!',
          data: await loadManagedTour(db, after),
        };
      },
    );

    app.delete(
      '/tours/:id',
      {
        schema: {
          tags: ['tours'],
          summary: 'Delete a tour with its reviews (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
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
        return { success: true as const, message: 'Tour deleted successfully!' };
      },
    );
  };
}
