import { doneAnswer } from '../answers.contract.ts';
import { contactBody } from '../contacts/contacts.contract.ts';
import { CONTACT_CALLS } from './contact-call-paths.ts';
import { describeCalls } from './described-calls.contract.ts';

export const contactCalls = describeCalls('contacts', CONTACT_CALLS, {
  sendContactMessage: {
    summary: 'Send the simple contact form; stored first, mailed to staff after',
    body: contactBody,
    isRepeatable: true,
    answer: doneAnswer,
  },
});
