import type { FastifyPluginAsync } from 'fastify';
import { clockTimeOf, dayOf } from '../../../../contracts/india-time.ts';
import { eachRow, type Page, pageOf, slicePage } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { type CsvColumn, sendCsv } from '../../../http/calls/csv.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentSeer } from '../../../http/session/guards.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import {
  type ListedCustomer,
  listCustomers,
  positionOfCustomer,
  presentCustomers,
} from './customer-list.queries.ts';
import { insertCustomerNote } from './customer-notes.queries.ts';
import { getCustomer, lockCustomers } from './find-customer.ts';
import { loadCustomer } from './load-customer.ts';
import { mergeCustomers, splitCustomer, subjectOf } from './merge-and-split.ts';
import { undoCustomerChange } from './undo-customer-change.ts';

const CUSTOMER_COLUMNS: readonly CsvColumn<ListedCustomer>[] = [
  { header: 'Name', value: (row) => row.name },
  { header: 'Phone', value: (row) => row.phone },
  { header: 'Email', value: (row) => row.email },
  { header: 'Last heard from', value: (row) => clockTimeOf(row.last_at) },
];

export function customerRoutes({ db, now }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listCustomers(request) {
      const page = pageOf(request.query);
      const found = await listCustomers(db, page, request.query.q, currentSeer(request));
      const { rows, nextCursor } = slicePage(found, page, positionOfCustomer);
      return { data: await presentCustomers(db, rows, currentSeer(request)), nextCursor };
    },

    async exportCustomers(request, reply) {
      const listPage = async (page: Page) => listCustomers(db, page, request.query.q, currentSeer(request));
      return sendCsv(reply, {
        fileName: `customers-${dayOf(now())}.csv`,
        columns: CUSTOMER_COLUMNS,
        rows: eachRow(listPage, positionOfCustomer),
      });
    },

    async getCustomer(request) {
      return { data: await loadCustomer(db, request.params.id, currentSeer(request)) };
    },

    async addCustomerNote(request) {
      const data = await change(request, async (trx, by) => {
        // A note written during a merge would end up with the customer that disappears.
        await lockCustomers(trx, by);
        const { id } = await getCustomer(trx, request.params.id);
        const note = {
          customer_id: id,
          actor_name: by.actor.username,
          text: request.body.text,
          created_at: by.now.toISOString(),
        };
        const _id = await insertCustomerNote(trx, note);
        await recordAudit(trx, {
          ...by,
          action: 'customer.note',
          subject: subjectOf(id),
          after: { note: _id },
        });
        return { _id };
      });
      return { message: 'Note added', data };
    },

    async mergeCustomers(request) {
      const { params, body } = request;
      const data = await change(request, (trx, by) => mergeCustomers(trx, params.id, body.otherId, by));
      return { message: 'They are one customer now.', data };
    },

    async splitCustomer(request) {
      const { params, body } = request;
      const data = await change(request, (trx, by) => splitCustomer(trx, params.id, body.items, by));
      return { message: 'They are two customers now.', data };
    },

    async undoCustomerChange(request) {
      await change(request, (trx, by) => undoCustomerChange(trx, request.params.id, by));
      return { message: 'It is as it was before.' };
    },
  });
}
