import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { booking } from '../../../contracts/bookings.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { requireAdmin } from '../../http/session.ts';
import { listBookings, moveBookingToBin, positionOfBooking, restoreBooking } from './bookings.queries.ts';
import { presentBooking } from './present-booking.ts';

/** What staff do with enquiries. */
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
        if (!(await moveBookingToBin(db, request.params.id, now()))) throw notFound('enquiry');
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
        const restored = await restoreBooking(db, request.params.id, now());
        if (!restored) throw notFound('enquiry');
        return { success: true as const, message: 'Enquiry restored', data: presentBooking(restored) };
      },
    );
  };
}
