import { answerOf, listAnswerOf, listQuery } from '../answers.contract.ts';
import { enquiry, enquiryBody } from '../enquiries/enquiries.contract.ts';
import { readPhoneAnswer, readPhoneBody } from '../fields/phone.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const enquiryCalls = describeCalls('bookings', {
  sendEnquiry: {
    summary: 'Send an enquiry; a repeat with the same Idempotency-Key answers the first result',
    limit: 'publicForm',
    body: enquiryBody,
    isRepeatable: true,
    answer: answerOf(enquiry),
  },
  listOwnEnquiries: {
    summary: 'The signed-in traveller’s own enquiries, newest first',
    query: listQuery,
    answer: listAnswerOf(enquiry),
  },
  getEnquiryCalendar: {
    summary: 'The travel date of one’s own enquiry as a calendar file (.ics)',
    file: 'text/calendar',
  },
  readPhone: {
    summary: 'Read a typed phone number as an enquiry would: what would be called, or what is wrong with it',
    limit: 'formHelp',
    body: readPhoneBody,
    answer: answerOf(readPhoneAnswer),
  },
});
