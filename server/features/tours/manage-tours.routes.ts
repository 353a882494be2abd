import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer } from '../../../contracts/answers.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { type TourBody, tourBody, tourDetail } from '../../../contracts/tours.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { requireAdmin } from '../../http/session.ts';
import { withRule } from '../../http/with-rule.ts';
import { loadDetail } from './load-tour-detail.ts';
import { completePrices } from './tour-prices.ts';
import { deleteTour, insertTour, replaceTour, type TourValues } from './tours.queries.ts';

const PRICES = ['price', 'discountprice', 'discount'];

const checkedTourBody = withRule(tourBody, (right, wrong) => {
  // A price that could not be read is no missing price.
  if (!PRICES.some((name) => wrong.has(name))) completePrices(right);
});

/** What staff do with tours. */
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
          response: answers(answerOf(tourDetail)),
        },
      },
      async (request) => {
        const values = valuesOf(request.body);
        const created = await db
          .transaction()
          .execute((trx) => insertTour(trx, values, request.body.itinerary, { now: now().toISOString() }));
        siteChanges.announce();
        return {
          success: true as const,
          message: 'Tour created successfully!',
          data: await loadDetail(db, created),
        };
      },
    );

    app.put(
      '/tours/:id',
      {
        schema: {
          tags: ['tours'],
          summary: 'Replace a tour (staff)',
          params: idParams,
          body: checkedTourBody,
          response: answers(answerOf(tourDetail)),
        },
      },
      async (request) => {
        const values = valuesOf(request.body);
        const { itinerary } = request.body;
        const updated = await db
          .transaction()
          .execute((trx) => replaceTour(trx, request.params.id, values, itinerary, now().toISOString()));
        if (!updated) throw notFound('tour');
        siteChanges.announce();
        return {
          success: true as const,
          message: 'Tour updated successfully!',
          data: await loadDetail(db, updated),
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
        if (!(await deleteTour(db, request.params.id))) throw notFound('tour');
        siteChanges.announce();
        return { success: true as const, message: 'Tour deleted successfully!' };
      },
    );
  };
}

function valuesOf(body: TourBody): TourValues {
  const { price, discountPrice, discount } = completePrices(body);
  return {
    title: body.title,
    city: body.city,
    address: body.address,
    distance: body.distance,
    price,
    discount_price: discountPrice,
    discount,
    duration: body.duration,
    max_group_size: body.maxGroupSize,
    description: body.desc,
    photo: body.photo,
    featured: body.featured ? 1 : 0,
  };
}
