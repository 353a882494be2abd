import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { deskCalls } from '../../../../contracts/calls/desk-calls.contract.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { repeatableOf, runOnce } from '../../../http/calls/idempotency.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentUser } from '../../../http/session/guards.ts';
import type { SessionUser } from '../../../http/session/session.queries.ts';
import { addNote } from './add-note.ts';
import { correctEnquiry } from './correct/correct-enquiry.ts';
import { lockOpenDeskEnquiry } from './find-desk-enquiry.ts';
import { loadDeskDetail } from './load-desk-detail.ts';
import { finishNextAction, setNextAction } from './next-action.ts';
import { logContact, replyToEnquiry } from './reply-to-enquiry.ts';

/** One enquiry on the desk: its history, and what staff add to it. */
export function workOnEnquiryRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls(deskCalls, {
    getDeskEnquiry: async (request) => ({
      data: await loadDeskDetail(db, request.params.id, now()),
    }),

    async setNextAction(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runTransaction(db, async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return { undoId: await setNextAction(trx, enquiry, request.body, by) };
      });
      return { message: 'Next action saved', data };
    },

    async finishNextAction(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runTransaction(db, async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return { undoId: await finishNextAction(trx, enquiry, request.body.on, by) };
      });
      return { message: 'Done', data };
    },

    async correctEnquiry(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runTransaction(db, async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return { undoId: await correctEnquiry(trx, enquiry, request.body, by) };
      });
      return { message: 'Corrected', data };
    },

    async addNote(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runOnce(db, additionOf('enquiry-note', request, by), async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return { _id: await addNote(trx, enquiry, request.body.text, by) };
      });
      return { message: 'Note added', data };
    },

    async replyToEnquiry(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runOnce(db, additionOf('enquiry-reply', request, by), async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return { _id: await replyToEnquiry(trx, enquiry, request.body, by) };
      });
      wakeMail();
      return { message: 'Reply on its way', data };
    },

    async logContact(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await runOnce(db, additionOf('enquiry-contact', request, by), async (trx) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by.now);
        return { _id: await logContact(trx, enquiry, request.body, by) };
      });
      return { message: 'Noted', data };
    },
  });
}

/** What is added to an enquiry's history is added once, also where the answer was lost and it is sent again. */
function additionOf(
  what: string,
  request: FastifyRequest,
  { actor, now }: { actor: SessionUser; now: Date },
) {
  return repeatableOf(request, `${what}:${actor.id}`, now, [request.params, request.body]);
}
