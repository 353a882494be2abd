import { answerOf } from '../answers.contract.ts';
import { deskFinds, deskSearchQuery } from '../desk-search/desk-search.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { DESK_SEARCH_CALLS } from './desk-search-call-paths.ts';

export const deskSearchCalls = describeCalls('search', DESK_SEARCH_CALLS, {
  searchDesk: {
    summary: 'Customers, enquiries, messages and tours that have these words, the first few of each',
    query: deskSearchQuery,
    answer: answerOf(deskFinds),
  },
});
