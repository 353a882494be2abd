import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswer, failureAnswer } from '../../contracts/answers.contract.ts';
import { pingDatabase } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { Failure } from '../http/errors.ts';

/** For whatever watches over the process. */
export function healthRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/healthz',
      { schema: { tags: ['health'], summary: 'The process is alive', response: answers(doneAnswer) } },
      async () => ({ success: true as const }),
    );

    app.get(
      '/readyz',
      {
        schema: {
          tags: ['health'],
          summary: 'The database answers, requests can be served',
          response: { 200: doneAnswer, 503: failureAnswer },
        },
      },
      async () => {
        try {
          await pingDatabase(db);
        } catch (cause) {
          throw Object.assign(
            new Failure('unavailable', 'The database does not answer.', { retryAfter: 5 }),
            { cause },
          );
        }
        return { success: true as const };
      },
    );
  };
}
