import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../../contracts/india-time.ts';
import { cutPage, pageOf } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { askSubscribers, countUnasked } from './ask-subscribers.ts';
import { presentSubscribers } from './present-subscriber.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { csvRowsOf, SUBSCRIBER_COLUMNS } from './subscriber-csv.ts';
import { listSubscribers, positionOfSubscriber } from './subscribers.queries.ts';

export function manageSubscriberRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listSubscribers(request) {
      const page = pageOf(request.query);
      const found = await listSubscribers(db, page, request.query);
      const { rows, nextCursor } = cutPage(found, page, positionOfSubscriber);
      return { data: await presentSubscribers(db, rows), nextCursor, unasked: await countUnasked(db) };
    },

    async exportSubscribers(request, reply) {
      const { query } = request;
      return sendCsv(reply, {
        fileName: `subscribers-${dayOf(now())}.csv`,
        columns: SUBSCRIBER_COLUMNS,
        rows: csvRowsOf(db, (page) => listSubscribers(db, page, query)),
      });
    },

    async askSubscribers(request) {
      const data = await change(request, async (trx, by) => {
        const asked = await askSubscribers(trx, by);
        const subject = { kind: 'subscribers', id: 'unasked', label: `${asked.asked} in all` };
        if (asked.asked > 0) await recordAudit(trx, { ...by, action: 'subscribers.ask', subject });
        return asked;
      });
      wakeMail();
      return { data };
    },

    async deleteSubscriber(request) {
      await change(request, async (trx, by) => {
        const deleted = await removeSubscriber(trx, request.params);
        if (!deleted) throw notFound('subscriber');
        await recordAudit(trx, {
          ...by,
          action: 'subscriber.delete',
          subject: { kind: 'subscriber', id: deleted.id, label: deleted.email },
          before: { email: deleted.email, subscribedAt: deleted.subscribed_at },
        });
      });
      return { message: 'Subscriber deleted successfully' };
    },
  });
}
