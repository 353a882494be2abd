import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../../contracts/answers.contract.ts';
import {
  changeBody,
  changed,
  mergeBody,
  merged,
  ownerBody,
  statusBody,
  undone,
} from '../../../../contracts/desk.contract.ts';
import { idParams } from '../../../../contracts/text.contract.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { answers } from '../../../http/answers.ts';
import { conflict } from '../../../http/errors.ts';
import { currentUser, requireAdmin } from '../../../http/session.ts';
import { applyChange } from './booking-changes.ts';
import { lockOpenDeskBooking } from './find-desk-booking.ts';
import { mergeBookings } from './merge-bookings.ts';
import { undoChange } from './undo-change.ts';

const tags = ['bookings'];

/** What staff change in one enquiry or in many, and how they take it back. */
export function changeBookingRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.put(
      '/manage/bookings/:id/status',
      {
        schema: {
          tags,
          summary: 'Move an enquiry on; refused where its status is not the one that was seen (staff)',
          params: idParams,
          body: statusBody,
          response: answers(answerOf(changed)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const { from, to } = request.body;
        const data = await runTransaction(db, async (trx) => {
          const { id } = await lockOpenDeskBooking(trx, request.params.id, by.now);
          return applyChange(trx, [{ _id: id, status: from }], { kind: 'status', to }, by);
        });
        if (data.skipped[0]) throw conflict(data.skipped[0].reason);
        return { success: true as const, data };
      },
    );

    app.put(
      '/manage/bookings/:id/owner',
      {
        schema: {
          tags,
          summary: 'Say who looks after an enquiry; without an owner, nobody (staff)',
          params: idParams,
          body: ownerBody,
          response: answers(answerOf(changed)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const data = await runTransaction(db, async (trx) => {
          const { id, status } = await lockOpenDeskBooking(trx, request.params.id, by.now);
          return applyChange(trx, [{ _id: id, status }], { kind: 'owner', ...request.body }, by);
        });
        if (data.skipped[0]) throw conflict(data.skipped[0].reason);
        return { success: true as const, data };
      },
    );

    app.post(
      '/manage/bookings/changes',
      {
        schema: {
          tags,
          summary: 'Change the status or owner of many enquiries, or bin them (staff)',
          body: changeBody,
          response: answers(answerOf(changed)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const { bookings, change } = request.body;
        const data = await runTransaction(db, (trx) => applyChange(trx, bookings, change, by));
        return { success: true as const, data };
      },
    );

    app.post(
      '/manage/bookings/changes/:id/undo',
      {
        schema: {
          tags,
          summary: 'Take a change back where nothing changed it again, or a merge (staff)',
          params: idParams,
          response: answers(answerOf(undone)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const data = await runTransaction(db, (trx) => undoChange(trx, request.params.id, by));
        return { success: true as const, data };
      },
    );

    app.post(
      '/manage/bookings/:id/merge',
      {
        schema: {
          tags,
          summary:
            'Make one of two enquiries: the elder stays, the other leaves the list as a part of it (staff)',
          params: idParams,
          body: mergeBody,
          response: answers(answerOf(merged)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const ids = [request.params.id, request.body.otherId] as const;
        const { kept, undoId } = await runTransaction(db, (trx) => mergeBookings(trx, ids, by));
        return { success: true as const, data: { _id: kept.id, reference: kept.reference, undoId } };
      },
    );
  };
}
