import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer } from '../../../../contracts/answers.contract.ts';
import {
  contactLogBody,
  deskDetail,
  eventDone,
  nextActionBody,
  noteBody,
  replyBody,
} from '../../../../contracts/desk.contract.ts';
import { idParams } from '../../../../contracts/text.contract.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { answers } from '../../../http/answers.ts';
import { repeatableOf, runOnce } from '../../../http/idempotency.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { currentUser, requireAdmin } from '../../../http/session.ts';
import { logContact, sendReply } from './answer-booking.ts';
import { lockOpenDeskBooking } from './find-desk-booking.ts';
import { addNote, setNextAction } from './follow-up.ts';
import { loadDeskDetail } from './load-desk-detail.ts';

const tags = ['bookings'];

/** One enquiry on the desk: its history, and what staff add to it. */
export function workOnBookingRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/manage/bookings/:id',
      {
        schema: {
          tags,
          summary: 'An enquiry with its history and likely duplicates (staff)',
          params: idParams,
          response: answers(answerOf(deskDetail)),
        },
      },
      async (request) => ({
        success: true as const,
        data: await loadDeskDetail(db, request.params.id, now()),
      }),
    );

    app.put(
      '/manage/bookings/:id/next-action',
      {
        schema: {
          tags,
          summary: 'Set the day to come back to an enquiry, or take it away (staff)',
          params: idParams,
          body: nextActionBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        await runTransaction(db, async (trx) => {
          const booking = await lockOpenDeskBooking(trx, request.params.id, by.now);
          await setNextAction(trx, booking, request.body.on, by);
        });
        return { success: true as const, message: 'Next action saved' };
      },
    );

    app.post(
      '/manage/bookings/:id/notes',
      {
        schema: {
          tags,
          summary: 'Add an internal note (staff)',
          params: idParams,
          body: noteBody,
          response: answers(answerOf(eventDone)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const data = await runOnce(db, additionOf('enquiry-note', request, by), async (trx) => {
          const booking = await lockOpenDeskBooking(trx, request.params.id, by.now);
          return { _id: await addNote(trx, booking, request.body.text, by) };
        });
        return { success: true as const, message: 'Note added', data };
      },
    );

    app.post(
      '/manage/bookings/:id/reply',
      {
        schema: {
          tags,
          summary: 'Answer by mail, with the reference in the subject (staff)',
          params: idParams,
          body: replyBody,
          response: answers(answerOf(eventDone)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const data = await runOnce(db, additionOf('enquiry-reply', request, by), async (trx) => {
          const booking = await lockOpenDeskBooking(trx, request.params.id, by.now);
          return { _id: await sendReply(trx, booking, request.body, by) };
        });
        wakeMail();
        return { success: true as const, message: 'Reply on its way', data };
      },
    );

    app.post(
      '/manage/bookings/:id/contacts',
      {
        schema: {
          tags,
          summary: 'Note a call or a WhatsApp message to the traveller (staff)',
          params: idParams,
          body: contactLogBody,
          response: answers(answerOf(eventDone)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const data = await runOnce(db, additionOf('enquiry-contact', request, by), async (trx) => {
          const booking = await lockOpenDeskBooking(trx, request.params.id, by.now);
          return { _id: await logContact(trx, booking, request.body, by) };
        });
        return { success: true as const, message: 'Noted', data };
      },
    );
  };
}

/** What is added to an enquiry's history is added once, also where the answer was lost and it is sent again. */
function additionOf(
  what: string,
  request: FastifyRequest,
  { actor, now }: { actor: SessionUser; now: Date },
) {
  return repeatableOf(request, `${what}:${actor.id}`, now, [request.params, request.body]);
}
