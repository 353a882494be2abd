import { doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { subscriber } from '../subscribers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { SUBSCRIBER_CALLS } from './subscriber-call-paths.ts';

export const subscriberCalls = describeCalls('subscribers', SUBSCRIBER_CALLS, {
  listSubscribers: {
    summary: 'All subscribers, newest first, or those whose address has a word that begins so',
    query: searchedListQuery,
    answer: listAnswerOf(subscriber),
  },
  exportSubscribers: {
    summary: 'The same list as a file for a spreadsheet',
    query: searchedListQuery.pick({ q: true }),
    file: 'text/csv',
  },
  deleteSubscriber: {
    summary: 'Delete a subscriber',
    params: idParams,
    answer: doneAnswer,
  },
});
