import type { FastifyPluginAsync } from 'fastify';
import { subscriberCalls } from '../../../contracts/calls/subscriber-calls.contract.ts';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import { cutPage, eachRow } from '../../db/paging.ts';
import type { SubscriberRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type CsvColumn, sendCsv } from '../../http/calls/csv.ts';
import { pageOf } from '../../http/calls/page-of.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { deleteSubscriber, listSubscribers, positionOfSubscriber } from './subscribers.queries.ts';

const CSV_COLUMNS: readonly CsvColumn<SubscriberRow>[] = [
  { header: 'Email', value: (row) => row.email },
  { header: 'Subscribed', value: (row) => clockTimeOf(row.subscribed_at) },
];

/** What staff do with subscribers. */
export function manageSubscriberRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(subscriberCalls, {
    async listSubscribers(request) {
      const page = pageOf(request.query);
      const found = await listSubscribers(db, page, request.query.q);
      const { rows, nextCursor } = cutPage(found, page, positionOfSubscriber);
      const data = rows.map((row) => ({ _id: row.id, email: row.email, subscribedAt: row.subscribed_at }));
      return { data, nextCursor };
    },

    async exportSubscribers(request, reply) {
      const { q } = request.query;
      return sendCsv(reply, {
        fileName: `subscribers-${dayOf(now())}.csv`,
        columns: CSV_COLUMNS,
        rows: eachRow((page) => listSubscribers(db, page, q), positionOfSubscriber),
      });
    },

    async deleteSubscriber(request) {
      await runTransaction(db, async (trx) => {
        const deleted = await deleteSubscriber(trx, request.params);
        if (!deleted) throw notFound('subscriber');
        await recordAudit(trx, {
          actor: currentUser(request),
          action: 'subscriber.delete',
          subject: { kind: 'subscriber', id: deleted.id, label: deleted.email },
          before: { email: deleted.email, subscribedAt: deleted.subscribed_at },
          now: now(),
        });
      });
      return { message: 'Subscriber deleted successfully' };
    },
  });
}
