import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOf, failureAnswer, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { booking, bookingBody } from '../../../contracts/bookings.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { notFound } from '../../http/errors.ts';
import { repeatableOf, runOnce } from '../../http/idempotency.ts';
import { limited } from '../../http/rate-limits.ts';
import { currentUser, requireSignIn } from '../../http/session.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { withRule } from '../../http/with-rule.ts';
import { loadKnownSettings } from '../settings/settings.queries.ts';
import { enquiryCalendar } from './enquiry-calendar.ts';
import { findOwnEnquiry, listOwnEnquiries } from './own-enquiries.ts';
import { presentBooking } from './present-booking.ts';
import { readEnquiry, readPhoneAndDate, sendEnquiry } from './send-enquiry.ts';

/** What travellers do with enquiries. Staff's calls are in `manage-bookings.routes.ts`. */
export function bookingRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireSignIn);

    // A field that the contract refuses has its fault already: what stands in for it here is not looked at.
    const checkedBookingBody = withRule(bookingBody, ({ phone = '', bookAt = '' }) => {
      readPhoneAndDate({ phone, bookAt }, now());
    });

    app.post(
      '/booking',
      {
        config: limited('publicForm', config.rateLimitScale),
        schema: {
          tags: ['bookings'],
          summary: 'Send an enquiry; a repeat with the same Idempotency-Key answers the first result',
          body: checkedBookingBody,
          response: answers(answerOf(booking)),
        },
      },
      async (request) => {
        const traveller = currentUser(request);
        const moment = now();
        const repeatable = repeatableOf(request, `booking:${traveller.id}`, moment);
        // Read inside: a repeat answers the first result even when its date has meanwhile passed.
        const data = await runOnce(db, repeatable, async (trx) => {
          const enquiry = readEnquiry(request.body, traveller.id, moment);
          return presentBooking(await sendEnquiry(trx, enquiry, moment));
        });
        wakeMail();
        return { success: true as const, message: 'Your enquiry has been sent successfully', data };
      },
    );

    app.get(
      '/booking/mine',
      {
        schema: {
          tags: ['bookings'],
          summary: 'The signed-in traveller’s own enquiries, newest first',
          querystring: listQuery,
          response: answers(listAnswerOf(booking)),
        },
      },
      async (request) => {
        const own = await listOwnEnquiries(db, currentUser(request).id, pageOf(request.query));
        return { success: true as const, ...own };
      },
    );

    app.get(
      '/booking/:id/calendar',
      {
        schema: {
          tags: ['bookings'],
          summary: 'The travel date of one’s own enquiry as a calendar file (.ics)',
          params: idParams,
          produces: ['text/calendar'],
          response: { 200: z.string(), '4xx': failureAnswer, '5xx': failureAnswer },
        },
      },
      async (request, reply) => {
        const found = await findOwnEnquiry(db, currentUser(request).id, request.params.id);
        if (!found) throw notFound('enquiry');
        const agency = await loadKnownSettings(db);
        const siteUrl = siteOrigin(request, config.publicUrl);
        const file = enquiryCalendar(found, { agency, siteUrl, now: now() });
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${found.reference}.ics"`)
          .send(file);
      },
    );
  };
}
