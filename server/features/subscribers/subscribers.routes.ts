import type { FastifyPluginAsync } from 'fastify';
import { newsletterCalls } from '../../../contracts/calls/newsletter-calls.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { answerEvenly } from '../../http/limits/answer-evenly.ts';
import { insertSubscriber } from './subscribers.queries.ts';

/** What visitors do. Staff's calls are in `manage-subscribers.routes.ts`. */
export function subscriberRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(newsletterCalls, {
    async subscribe(request) {
      // Whether somebody has subscribed already is nobody else's business.
      await answerEvenly(() => runTransaction(db, (trx) => insertSubscriber(trx, request.body.email, now())));
      return { message: 'Thank you for subscribing.' };
    },
  });
}
