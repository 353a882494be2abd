import { answerOf } from '../answers.contract.ts';
import { readPhoneAnswer, readPhoneBody } from '../fields/phone.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const phoneCalls = describeCalls('bookings', {
  readPhone: {
    summary: 'Read a typed phone number as an enquiry would: what would be called, or what is wrong with it',
    limit: 'formHelp',
    body: readPhoneBody,
    answer: answerOf(readPhoneAnswer),
  },
});
