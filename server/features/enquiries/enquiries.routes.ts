import type { FastifyPluginAsync } from 'fastify';
import { enquiryBody } from '../../../contracts/enquiries/enquiries.contract.ts';
import { NOT_DECIDED } from '../../../contracts/enquiries/travel-days.ts';
import { pageOf } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { withRule } from '../../http/faults/contract-with-rule.ts';
import { conflict, notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { consentOf } from '../consents/consents.queries.ts';
import { loadKnownSettings } from '../settings/settings.queries.ts';
import { tracesOf } from '../spam/judge-arrival.ts';
import { phoneInWords, readPhone } from './arrival/phone-number.ts';
import { readEnquiry, readPhoneAndDate, receiveEnquiry } from './arrival/receive-enquiry.ts';
import { findCalendarSequence } from './enquiry-events.queries.ts';
import { enquiryCalendar } from './own-enquiries/enquiry-calendar.ts';
import { findOwnEnquiry, listOwnEnquiries } from './own-enquiries/own-enquiries.ts';
import { presentEnquiry } from './present-enquiry.ts';

export function enquiryRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  // The contract reports faults of these fields; the stand-in values are not checked.
  const checkedEnquiryBody = withRule(
    enquiryBody,
    ({ phone = '', phoneCountry, bookAt, travelWords }, wrong) => {
      const words = wrong.has('travelWords') ? NOT_DECIDED : travelWords;
      readPhoneAndDate(
        { phone, phoneCountry, ...(bookAt && { bookAt }), ...(words && { travelWords: words }) },
        now(),
      );
    },
  );

  return serveCalls(
    {
      async sendEnquiry(request) {
        const consent = consentOf(request, 'enquiry');
        // Inside the transaction: a retry gets the first result, even if its date has since passed.
        const data = await change(request, async (trx, { actor, now: moment }) => {
          const enquiry = readEnquiry(request.body, actor.id, moment);
          const { shownTotal } = request.body;
          const arrival = { consent, traces: tracesOf(request, config), now: moment, shownTotal };
          return presentEnquiry(await receiveEnquiry(trx, enquiry, arrival));
        });
        wakeMail();
        return { message: 'Your enquiry has been sent successfully', data };
      },

      async readPhone({ body: { phone: typed, phoneCountry } }) {
        const { phone, fault } = readPhone(typed, phoneCountry);
        if (fault !== undefined) return { data: { sentence: fault, phone: null } };
        return { data: { sentence: `We will call ${phoneInWords(phone, phoneCountry)}.`, phone } };
      },

      async listOwnEnquiries(request) {
        return listOwnEnquiries(db, currentUser(request).id, pageOf(request.query));
      },

      async getEnquiryCalendar(request, reply) {
        const found = await findOwnEnquiry(db, currentUser(request).id, request.params.id);
        if (!found) throw notFound('enquiry');
        const { book_at } = found;
        if (book_at === null) throw conflict('The date is open: there is no day for a calendar yet.');
        const agency = await loadKnownSettings(db);
        const siteUrl = siteOrigin(request, config.publicUrl);
        const sequence = await findCalendarSequence(db, found.id);
        const surroundings = { agency, siteUrl, now: now(), sequence };
        const file = enquiryCalendar({ ...found, book_at }, surroundings);
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${found.reference}.ics"`)
          .send(file);
      },
    },
    { sendEnquiry: { body: checkedEnquiryBody } },
  );
}
