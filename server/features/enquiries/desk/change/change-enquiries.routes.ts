import type { FastifyPluginAsync } from 'fastify';
import { deskCalls } from '../../../../../contracts/calls/desk-calls.contract.ts';
import { runTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import { currentUser } from '../../../../http/session/guards.ts';
import { lockOpenDeskEnquiry } from '../find-desk-enquiry.ts';
import { mergeEnquiries } from '../merging/merge-enquiries.ts';
import { applyChange } from './bulk-change.ts';
import { undoChange } from './undo-change.ts';

/** What staff change in one enquiry or in many, and how they take it back. */
export function changeEnquiryRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(deskCalls, {
    async setEnquiryStatus(request) {
      const by = { actor: currentUser(request), now: now() };
      const { from, to } = request.body;
      const data = await runTransaction(db, async (trx) => {
        const { id } = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return applyChange(trx, [{ _id: id, status: from }], { kind: 'status', to }, by);
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      return { data };
    },

    async setEnquiryOwner(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runTransaction(db, async (trx) => {
        const { id, status } = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return applyChange(trx, [{ _id: id, status }], { kind: 'owner', ...request.body }, by);
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      return { data };
    },

    async changeEnquiries(request) {
      const by = { actor: currentUser(request), now: now() };
      const { bookings: enquiries, change } = request.body;
      const data = await runTransaction(db, (trx) => applyChange(trx, enquiries, change, by));
      return { data };
    },

    async undoChange(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runTransaction(db, (trx) => undoChange(trx, request.params.id, by));
      return { data };
    },

    async mergeEnquiries(request) {
      const by = { actor: currentUser(request), now: now() };
      const ids = [request.params.id, request.body.otherId] as const;
      const { survivor, undoId } = await runTransaction(db, (trx) => mergeEnquiries(trx, ids, by));
      return { data: { _id: survivor.id, reference: survivor.reference, undoId } };
    },
  });
}
