import { answerOf } from '../answers.contract.ts';
import { readPhoneAnswer, readPhoneBody } from '../fields/phone.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { PHONE_CALLS } from './phone-call-paths.ts';

export const phoneCalls = describeCalls('bookings', PHONE_CALLS, {
  readPhone: {
    summary: 'Read a typed phone number as an enquiry would: what would be called, or what is wrong with it',
    body: readPhoneBody,
    answer: answerOf(readPhoneAnswer),
  },
});
