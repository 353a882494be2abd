import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswer } from '../../../contracts/answers.contract.ts';
import { subscribeBody } from '../../../contracts/subscribers.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { limited } from '../../http/rate-limits.ts';
import { insertSubscriber } from './subscribers.queries.ts';

/** What visitors do. Staff's calls are in `manage-subscribers.routes.ts`. */
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
        await runTransaction(db, (trx) => insertSubscriber(trx, request.body.email, now()));
        return { success: true as const, message: 'Thank you for subscribing.' };
      },
    );
  };
}
