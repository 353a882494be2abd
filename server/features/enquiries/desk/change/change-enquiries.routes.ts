import type { FastifyPluginAsync } from 'fastify';
import { deskCalls } from '../../../../../contracts/calls/desk-calls.contract.ts';
import { runTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { additionOf, repeatableOf, runOnce } from '../../../../http/calls/idempotency.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../../http/hung-up.ts';
import { currentUser } from '../../../../http/session/guards.ts';
import { staffActionOf } from '../../../../http/session/staff-action.ts';
import { siteOrigin } from '../../../../http/site-origin.ts';
import { checkOwnerSeen } from '../../../follow-up/changed-meanwhile.ts';
import { findDeskEnquiry, lockOpenDeskEnquiry } from '../find-desk-enquiry.ts';
import { mergeEnquiries } from '../merging/merge-enquiries.ts';
import { applyChange } from './bulk-change.ts';
import { changeMatching, readMatching } from './change-matching.ts';
import { previewStatusMail } from './status-changed.mail.ts';
import { undoChange } from './undo-change.ts';

/** What staff change in one enquiry or in many, and how they take it back. */
export function changeEnquiryRoutes({ db, reports, config, now, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls(deskCalls, {
    async setEnquiryStatus(request) {
      const { from, to, tellTraveller, isMeant } = request.body;
      const data = await runTransaction(db, async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, now());
        const by = staffActionOf(request, now);
        const change = { kind: 'status' as const, to };
        // Told once: whoever presses again, where the answer was lost, changes nothing.
        const manner = { isMeant, isTold: tellTraveller };
        return applyChange(trx, [{ _id: enquiry.id, status: from }], change, by, manner);
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      wakeMail();
      return { data };
    },

    async previewStatusMail(request, reply) {
      const enquiry = await findDeskEnquiry(db, request.params.id, now());
      const siteUrl = siteOrigin(request, config.publicUrl);
      const around = { db, siteUrl, signal: hungUpSignal(reply) };
      return { data: await previewStatusMail(around, enquiry, request.query.to ?? enquiry.status) };
    },

    async setEnquiryOwner(request) {
      const data = await runTransaction(db, async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, now());
        const { ownerId, seen } = request.body;
        checkOwnerSeen(enquiry, ownerId ?? null, seen);
        const { id: _id, status } = enquiry;
        const change = { kind: 'owner' as const, ownerId };
        return applyChange(trx, [{ _id, status }], change, staffActionOf(request, now));
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      return { data };
    },

    async changeEnquiries(request) {
      const by = { actor: currentUser(request), now: now() };
      const { bookings: enquiries, change, isMeant } = request.body;
      const repeatable = additionOf(request, 'enquiry-change', by.now);
      const data = await runOnce(db, repeatable, (trx) =>
        applyChange(trx, enquiries, change, by, { isMeant }),
      );
      wakeMail();
      return { data };
    },

    async changeMatching(request) {
      const by = { actor: currentUser(request), now: now() };
      const next = await readMatching(reports, request.body, by);
      const repeatable = repeatableOf(request, `enquiry-changes:${by.actor.id}`, by.now);
      const data = await runOnce(db, repeatable, (trx) => changeMatching(trx, next, request.body, by));
      wakeMail();
      return { data };
    },

    async undoChange(request) {
      const by = { actor: currentUser(request), now: now() };
      const repeatable = additionOf(request, 'undo-change', by.now);
      const data = await runOnce(db, repeatable, (trx) => undoChange(trx, request.params.id, by));
      return { data };
    },

    async mergeEnquiries(request) {
      const by = { actor: currentUser(request), now: now() };
      const { otherId, holds, isMeant } = request.body;
      const ids = [request.params.id, otherId] as const;
      const data = await runOnce(db, additionOf(request, 'enquiry-merge', by.now), async (trx) => {
        const { survivor, undoId } = await mergeEnquiries(trx, ids, { ...by, holds, isMeant });
        return { _id: survivor.id, reference: survivor.reference, undoId };
      });
      return { data };
    },
  });
}
