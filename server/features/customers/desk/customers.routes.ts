import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { customerCalls } from '../../../../contracts/calls/customer-calls.contract.ts';
import { cutPage } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { additionOf, runOnce } from '../../../http/calls/idempotency.ts';
import { pageOf } from '../../../http/calls/page-of.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { linkPending, lockLinking } from '../linking/link-items.ts';
import { listCustomers, positionOfCustomer, presentCustomers } from './customer-list.queries.ts';
import { insertCustomerNote } from './customer-notes.queries.ts';
import { getCustomer } from './find-customer.ts';
import { loadCustomer } from './load-customer.ts';
import { mergeCustomers, splitCustomer, subjectOf, undoCustomerChange } from './merge-and-split.ts';

/** What staff see and do of customers. What came since somebody looked last is linked first. */
export function customerRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(customerCalls, {
    async listCustomers(request) {
      await linkPending(db);
      const page = pageOf(request.query);
      const found = await listCustomers(db, page, request.query.q);
      const { rows, nextCursor } = cutPage(found, page, positionOfCustomer);
      return { data: await presentCustomers(db, rows), nextCursor };
    },

    async getCustomer(request) {
      await linkPending(db);
      return { data: await loadCustomer(db, request.params.id) };
    },

    async addCustomerNote(request) {
      const action = by(request);
      const { actor } = action;
      const data = await runOnce(db, additionOf(request, 'customer-note', action.now), async (trx) => {
        // What is written while two become one would stand with the one that nobody sees any more.
        await lockLinking(trx);
        const { id } = await getCustomer(trx, request.params.id);
        const note = {
          customer_id: id,
          actor_name: actor.username,
          text: request.body.text,
          created_at: action.now.toISOString(),
        };
        const _id = await insertCustomerNote(trx, note);
        await recordAudit(trx, {
          ...action,
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
      const data = await runOnce(db, additionOf(request, 'merge-customers', now()), (trx) =>
        mergeCustomers(trx, params.id, body.otherId, by(request)),
      );
      return { message: 'They are one customer now.', data };
    },

    async splitCustomer(request) {
      const { params, body } = request;
      const data = await runOnce(db, additionOf(request, 'split-customer', now()), (trx) =>
        splitCustomer(trx, params.id, body.things, by(request)),
      );
      return { message: 'They are two customers now.', data };
    },

    async undoCustomerChange(request) {
      await runOnce(db, additionOf(request, 'undo-customer-change', now()), async (trx) => {
        await undoCustomerChange(trx, request.params.id, by(request));
        return {};
      });
      return { message: 'It is as it was before.' };
    },
  });

  function by(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}
