import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswer, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { subscribeBody, subscriber } from '../../../contracts/subscribers.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { limited } from '../../http/rate-limits.ts';
import { requireAdmin } from '../../http/session.ts';
import { deleteSubscriber, insertSubscriber, listSubscribers } from './subscribers.queries.ts';

export function subscriberRoutes({ db, config, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/subscribe',
      {
        config: limited('publicForm', config.rateLimitScale),
        schema: {
          tags: ['subscribers'],
          summary: 'Subscribe to the newsletter; twice is the same as once',
          body: subscribeBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await insertSubscriber(db, request.body.email, now());
        return { success: true as const, message: 'Thank you for subscribing.' };
      },
    );

    app.get(
      '/subscribe',
      {
        preValidation: requireAdmin,
        schema: {
          tags: ['subscribers'],
          summary: 'All subscribers, newest first (staff)',
          querystring: listQuery,
          response: answers(listAnswerOf(subscriber)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const { rows, nextCursor } = cutPage(await listSubscribers(db, page), page, (row) => ({
          at: row.subscribed_at,
          id: row.id,
        }));
        const data = rows.map((row) => ({ _id: row.id, email: row.email, subscribedAt: row.subscribed_at }));
        return { success: true as const, data, nextCursor };
      },
    );

    app.delete(
      '/subscribe/:id',
      {
        preValidation: requireAdmin,
        schema: {
          tags: ['subscribers'],
          summary: 'Delete a subscriber (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        if (!(await deleteSubscriber(db, request.params.id))) throw notFound('subscriber');
        return { success: true as const, message: 'Subscriber deleted successfully' };
      },
    );
  };
}
