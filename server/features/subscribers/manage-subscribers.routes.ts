import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer, failureAnswer, listAnswerOf } from '../../../contracts/answers.contract.ts';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import { searchedListQuery } from '../../../contracts/list-search.contract.ts';
import { subscriber } from '../../../contracts/subscribers.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage, eachRow } from '../../db/paging.ts';
import type { SubscriberRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { type CsvColumn, sendCsv } from '../../http/csv.ts';
import { notFound } from '../../http/errors.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { recordChange } from '../audit/audit.queries.ts';
import { deleteSubscriber, listSubscribers, positionOfSubscriber } from './subscribers.queries.ts';

const CSV_COLUMNS: readonly CsvColumn<SubscriberRow>[] = [
  { header: 'Email', value: (row) => row.email },
  { header: 'Subscribed', value: (row) => clockTimeOf(row.subscribed_at) },
];

/** What staff do with subscribers. */
export function manageSubscriberRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/subscribe',
      {
        schema: {
          tags: ['subscribers'],
          summary: 'All subscribers, newest first, or those whose address has a word that begins so (staff)',
          querystring: searchedListQuery,
          response: answers(listAnswerOf(subscriber)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const found = await listSubscribers(db, page, request.query.q);
        const { rows, nextCursor } = cutPage(found, page, positionOfSubscriber);
        const data = rows.map((row) => ({ _id: row.id, email: row.email, subscribedAt: row.subscribed_at }));
        return { success: true as const, data, nextCursor };
      },
    );

    app.get(
      '/subscribe.csv',
      {
        schema: {
          tags: ['subscribers'],
          summary: 'The same list as a file for a spreadsheet (staff)',
          querystring: searchedListQuery.pick({ q: true }),
          produces: ['text/csv'],
          response: { 200: z.unknown(), '4xx': failureAnswer, '5xx': failureAnswer },
        },
      },
      async (request, reply) => {
        const { q } = request.query;
        return sendCsv(reply, {
          fileName: `subscribers-${dayOf(now())}.csv`,
          columns: CSV_COLUMNS,
          rows: eachRow((page) => listSubscribers(db, page, q), positionOfSubscriber),
        });
      },
    );

    app.delete(
      '/subscribe/:id',
      {
        schema: {
          tags: ['subscribers'],
          summary: 'Delete a subscriber (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await runTransaction(db, async (trx) => {
          const deleted = await deleteSubscriber(trx, request.params);
          if (!deleted) throw notFound('subscriber');
          await recordChange(trx, {
            actor: currentUser(request),
            action: 'subscriber.delete',
            subject: { kind: 'subscriber', id: deleted.id, label: deleted.email },
            before: { email: deleted.email, subscribedAt: deleted.subscribed_at },
            now: now(),
          });
        });
        return { success: true as const, message: 'Subscriber deleted successfully' };
      },
    );
  };
}
