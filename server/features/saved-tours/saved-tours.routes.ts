import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOf, doneAnswer } from '../../../contracts/answers.contract.ts';
import { LIMITS } from '../../../contracts/limits.ts';
import { mergeSavedToursBody, savedTourIds } from '../../../contracts/saved-tours.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { tourSummary } from '../../../contracts/tours.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { currentUser, requireSignIn } from '../../http/session.ts';
import { loadSummaries } from '../tours/load-tour-summaries.ts';
import { findTour } from '../tours/tours.queries.ts';
import { listSavedTours, savedIds, saveTours, unsaveTour } from './saved-tours.queries.ts';

export function savedTourRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireSignIn);

    app.get(
      '/saved-tours',
      {
        schema: {
          tags: ['saved tours'],
          summary: 'The tours that the signed-in traveller saved, the last one first',
          response: answers(answerOf(z.array(tourSummary))),
        },
      },
      async (request) => {
        const saved = await listSavedTours(db, currentUser(request).id);
        return { success: true as const, data: await loadSummaries(db, saved) };
      },
    );

    app.put(
      '/saved-tours/:id',
      {
        schema: {
          tags: ['saved tours'],
          summary: 'Save a tour; twice is the same as once',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const tour = await findTour(db, request.params.id);
        if (!tour) throw notFound('tour');
        const { id } = currentUser(request);
        const saved = await savedIds(db, id);
        if (!saved.has(tour.id) && saved.size >= LIMITS.savedTours) {
          throw conflict(`At most ${LIMITS.savedTours} tours can be saved.`);
        }
        await saveTours(db, id, [tour.id], now());
        return { success: true as const, message: 'Saved' };
      },
    );

    app.delete(
      '/saved-tours/:id',
      {
        schema: {
          tags: ['saved tours'],
          summary: 'Take a tour from the saved ones; one that is not saved is fine',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await unsaveTour(db, currentUser(request).id, request.params.id);
        return { success: true as const, message: 'Removed' };
      },
    );

    app.post(
      '/saved-tours/merge',
      {
        schema: {
          tags: ['saved tours'],
          summary: 'Add what a browser kept while nobody was signed in; answers the ids of all saved tours',
          body: mergeSavedToursBody,
          response: answers(answerOf(savedTourIds)),
        },
      },
      async (request) => {
        const { id } = currentUser(request);
        await saveTours(db, id, [...new Set(request.body.tourIds)], now());
        const saved = await listSavedTours(db, id);
        return { success: true as const, data: saved.map((tour) => tour.id) };
      },
    );
  };
}
