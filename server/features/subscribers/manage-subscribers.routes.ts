import type { FastifyPluginAsync } from 'fastify';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { ConsentRow } from '../../db/desk-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import { cutPage, eachRow, type Page, pageOf } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import type { CsvColumn } from '../../http/calls/csv.ts';
import { sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { askSubscribers, countUnasked } from './ask-subscribers.ts';
import { findConsents, presentSubscribers, reasonTextOf } from './present-subscriber.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import {
  type ListedSubscriber,
  listSubscribers,
  positionOfSubscriber,
  stateOf,
} from './subscribers.queries.ts';

const time = (moment: string | null | undefined) => (moment ? clockTimeOf(moment) : null);
const SUBSCRIBER_COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { header: 'Email', value: (row) => row.email },
  { header: 'Subscribed', value: (row) => clockTimeOf(row.subscribed_at) },
  { header: 'State', value: stateOf },
  { header: 'Asked', value: (row) => time(row.asked_at) },
  { header: 'Confirmed', value: (row) => time(row.confirmed_at) },
  { header: 'Left', value: (row) => time(row.left_at) },
  { header: 'Reason', value: (row) => reasonTextOf(row.leave_reason) },
  { header: 'In their words', value: (row) => row.leave_text },
  { header: 'Bounced', value: (row) => time(row.bounced_at) },
  { header: 'Consent', value: (row) => row.consent?.wording ?? null },
  { header: 'Consent version', value: (row) => row.consent?.version ?? null },
  { header: 'Consent given', value: (row) => time(row.consent?.given_at) },
  { header: 'Consent from', value: (row) => row.consent?.network ?? null },
];

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

type CsvRow = ListedSubscriber & { consent: ConsentRow | undefined };

function csvRowsOf(db: Db, listPage: (page: Page) => Promise<ListedSubscriber[]>): AsyncIterable<CsvRow> {
  return eachRow(async (page) => {
    const rows = await listPage(page);
    const consents = await findConsents(db, idsOf(rows));
    return rows.map((row) => ({ ...row, consent: consents.get(row.id)?.[0] }));
  }, positionOfSubscriber);
}
