import { doneAnswer } from '../answers.contract.ts';
import { contactBody } from '../contacts/contacts.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const contactCalls = describeCalls('contacts', {
  sendContactMessage: {
    summary: 'Send the simple contact form; stored first, mailed to staff after',
    limit: 'publicForm',
    body: contactBody,
    isRepeatable: true,
    answer: doneAnswer,
  },
});
