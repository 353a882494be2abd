import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import {
  managedTour,
  managedTourList,
  managedTourQuery,
  tourStatusBody,
} from '../../../contracts/manage-tours.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { changeTourStatus } from './change-tour-status.ts';
import { loadManagedRows, loadManagedTour } from './load-managed-tours.ts';
import { countFeatured, listManagedTours, positionOfTour } from './manage-tours.queries.ts';
import { duplicateTour } from './save-tour.ts';
import { findStoredTour } from './stored-tour.ts';

/** Staff's own view of tours: all of them, whatever their status, and what changes it. */
export function tourDeskRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/manage/tours',
      {
        schema: {
          tags: ['tours'],
          summary: 'Tours of every status, to search, filter and sort (staff)',
          querystring: managedTourQuery,
          response: answers(managedTourList),
        },
      },
      async (request) => {
        const { q, status, sort = 'newest' } = request.query;
        const page = pageOf(request.query);
        const found = await listManagedTours(db, page, { search: q, status, sort });
        const { rows, nextCursor } = cutPage(found, page, positionOfTour(sort));
        const data = await loadManagedRows(db, rows);
        return { success: true as const, data, nextCursor, featured: await countFeatured(db) };
      },
    );

    app.get(
      '/manage/tours/:id',
      {
        schema: {
          tags: ['tours'],
          summary: 'One tour of whatever status, with the version that a save sends back (staff)',
          params: idParams,
          response: answers(answerOf(managedTour)),
        },
      },
      async (request) => {
        const tour = await findStoredTour(db, request.params.id);
        if (!tour) throw notFound('tour');
        return { success: true as const, data: await loadManagedTour(db, tour) };
      },
    );

    app.post(
      '/tours/:id/duplicate',
      {
        schema: {
          tags: ['tours'],
          summary: 'Copy a tour into a draft (staff)',
          params: idParams,
          response: answers(answerOf(managedTour)),
        },
      },
      async (request) => {
        const copy = await duplicateTour(db, request.params.id, { actor: currentUser(request), now: now() });
        return {
          success: true as const,
          message: 'The tour was copied into a draft.',
          data: await loadManagedTour(db, copy),
        };
      },
    );

    app.put(
      '/tours/:id/status',
      {
        schema: {
          tags: ['tours'],
          summary: 'Publish a tour, archive it or make it a draft (staff)',
          params: idParams,
          body: tourStatusBody,
          response: answers(answerOf(managedTour)),
        },
      },
      async (request) => {
        const changed = await changeTourStatus(
          db,
          { id: request.params.id, ...request.body },
          { actor: currentUser(request), now: now() },
        );
        siteChanges.announce();
        return {
          success: true as const,
          message: 'Tour updated successfully!',
          data: await loadManagedTour(db, changed),
        };
      },
    );
  };
}
