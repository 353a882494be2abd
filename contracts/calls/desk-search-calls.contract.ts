import { answerOf } from '../answers.contract.ts';
import { deskFinds, deskNamesQuery, deskSearchQuery } from '../desk-search/desk-search.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const deskSearchCalls = describeCalls('search', {
  searchDesk: {
    summary: 'Customers, enquiries, messages, tours and roads that have these words, the first few of each',
    query: deskSearchQuery,
    answer: answerOf(deskFinds),
  },
  nameOnDesk: {
    summary: 'The same of what is known by its id, as it is called now; what is gone is left out',
    query: deskNamesQuery,
    answer: answerOf(deskFinds),
  },
});
