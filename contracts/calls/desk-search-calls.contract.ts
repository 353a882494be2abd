import { answerOf } from '../answers.contract.ts';
import { deskFinds, deskNamesQuery, deskSearchQuery } from '../desk-search/desk-search.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { DESK_SEARCH_CALLS } from './desk-search-call-paths.ts';

export const deskSearchCalls = describeCalls('search', DESK_SEARCH_CALLS, {
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
