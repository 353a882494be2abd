import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { createChange } from '../../../../http/calls/create-change.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../../http/hung-up.ts';
import { currentUser } from '../../../../http/session/guards.ts';
import { siteOrigin } from '../../../../http/site-origin.ts';
import { checkOwnerSeen } from '../../../follow-up/plan-action.ts';
import { findDeskEnquiry, lockOpenDeskEnquiry } from '../find-desk-enquiry.ts';
import { mergeEnquiries } from '../merging/merge-enquiries.ts';
import { applyChange } from './bulk-change.ts';
import { changeMatching, readMatching } from './change-matching.ts';
import { previewStatusMail } from './status-changed.mail.ts';
import { undoChange } from './undo-change.ts';

export function changeEnquiryRoutes({ db, reports, config, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async setEnquiryStatus(request) {
      const { from, to, tellTraveller, isMeant } = request.body;
      const data = await change(request, async (trx, by) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by);
        const manner = { isMeant, isTold: tellTraveller };
        return applyChange(trx, [{ _id: enquiry.id, status: from }], { kind: 'status', to }, by, manner);
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
      const { ownerId, seen } = request.body;
      const data = await change(request, async (trx, by) => {
        const { id: _id, ...enquiry } = await lockOpenDeskEnquiry(trx, request.params.id, by);
        checkOwnerSeen(enquiry, ownerId ?? null, seen);
        return applyChange(trx, [{ _id, status: enquiry.status }], { kind: 'owner', ownerId }, by);
      });
      if (data.skipped[0]) throw conflict(data.skipped[0].reason);
      return { data };
    },

    async changeEnquiries(request) {
      const { bookings: enquiries, change: wanted, isMeant } = request.body;
      const data = await change(request, (trx, by) => applyChange(trx, enquiries, wanted, by, { isMeant }));
      wakeMail();
      return { data };
    },

    async changeMatching(request) {
      const asking = { staffId: currentUser(request).id, now: now() };
      const next = await readMatching(reports, request.body, asking);
      const data = await change(request, (trx, by) => changeMatching(trx, next, request.body, by));
      wakeMail();
      return { data };
    },

    async undoChange(request) {
      return { data: await change(request, (trx, by) => undoChange(trx, request.params.id, by)) };
    },

    async mergeEnquiries(request) {
      const { otherId, ...manner } = request.body;
      const ids = [request.params.id, otherId] as const;
      const data = await change(request, async (trx, by) => {
        const { survivor, undoId } = await mergeEnquiries(trx, ids, manner, by);
        return { _id: survivor.id, reference: survivor.reference, undoId };
      });
      return { data };
    },
  });
}
