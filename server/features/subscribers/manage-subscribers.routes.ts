import type { FastifyPluginAsync } from 'fastify';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import { countRows } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import type { ConsentRow } from '../../db/desk-rows.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import { eachRow, type Page, pageOf, slicePage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import type { CsvColumn } from '../../http/calls/csv.ts';
import { sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { BULK_LANE } from '../../mail/lanes.ts';
import { enqueueMails, type NewMail } from '../../mail/outbox.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { NEWSLETTER_ASK_MAIL, type NewsletterConfirmPayload } from './newsletter-confirm.mail.ts';
import { findConsents, presentSubscribers, reasonTextOf } from './present-subscriber.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import {
  type ListedSubscriber,
  listSubscribers,
  positionOfSubscriber,
  stateOf,
} from './subscribers.queries.ts';

/** Small enough to show progress. */
const BATCH = 100;

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
      const { rows, nextCursor } = slicePage(found, page, positionOfSubscriber);
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

export function countUnasked(db: Db): Promise<number> {
  return countRows(unasked(db));
}

function unasked(db: Db) {
  return db.selectFrom('subscribers').where('state', '=', 'pending').where('asked_at', 'is', null);
}

/** Each address once: a repeated or concurrent call takes the next ones. */
async function askSubscribers(
  trx: Db,
  by: Pick<StaffAction, 'now'>,
): Promise<{ asked: number; left: number }> {
  await lockName(trx, 'ask subscribers');
  const rows = await unasked(trx).select(['id', 'email']).orderBy('id').limit(BATCH).execute();
  if (rows.length > 0) {
    const asked = { asked_at: by.now.toISOString() };
    await trx.updateTable('subscribers').set(asked).where('id', 'in', idsOf(rows)).execute();
    const mails = rows.map(({ id, email }): NewMail => {
      const payload: NewsletterConfirmPayload = { subscriberId: id };
      const about = { kind: 'subscriber' as const, id };
      return { kind: NEWSLETTER_ASK_MAIL, recipient: email, payload, about, lane: BULK_LANE };
    });
    await enqueueMails(trx, mails, by.now);
  }
  return { asked: rows.length, left: await countUnasked(trx) };
}
