import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { booking } from '../../../contracts/bookings.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { listBookings, positionOfBooking } from './bookings.queries.ts';
import { moveToBin, restoreFromBin } from './desk/bin.ts';
import { findDeskBooking } from './desk/find-desk-booking.ts';
import { presentBooking } from './present-booking.ts';

/** What staff do with enquiries by the specification's calls. The desk's own are in `desk/`. */
export function manageBookingRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/booking',
      {
        schema: {
          tags: ['bookings'],
          summary: 'All enquiries, newest first (staff)',
          querystring: listQuery,
          response: answers(listAnswerOf(booking)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const { rows, nextCursor } = cutPage(await listBookings(db, page), page, positionOfBooking);
        return { success: true as const, data: rows.map(presentBooking), nextCursor };
      },
    );

    app.delete(
      '/booking/:id',
      {
        schema: {
          tags: ['bookings'],
          summary: 'Move an enquiry to the bin, where it stays for 30 days (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        await runTransaction(db, (trx) => moveToBin(trx, request.params.id, by));
        return { success: true as const, message: 'Enquiry moved to the bin' };
      },
    );

    app.post(
      '/booking/:id/restore',
      {
        schema: {
          tags: ['bookings'],
          summary: 'Bring an enquiry back from the bin (staff)',
          params: idParams,
          response: answers(answerOf(booking)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const restored = await runTransaction(db, async (trx) => {
          await restoreFromBin(trx, request.params.id, by);
          return findDeskBooking(trx, request.params.id, by.now);
        });
        return { success: true as const, message: 'Enquiry restored', data: presentBooking(restored) };
      },
    );
  };
}
