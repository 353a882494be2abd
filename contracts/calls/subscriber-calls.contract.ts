import { z } from 'zod';
import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { subscriber, subscriberListQuery } from '../subscribers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const subscriberCalls = describeCalls('subscribers', {
  listSubscribers: {
    summary: 'All subscribers, newest first, or those whose address has a word that begins so',
    query: subscriberListQuery,
    answer: listAnswerOf(subscriber).extend({
      /** Addresses from before anybody was asked to confirm. */
      unasked: z.number(),
    }),
  },
  exportSubscribers: {
    summary: 'The same list as a file for a spreadsheet',
    query: subscriberListQuery.pick({ q: true, state: true }),
    file: 'text/csv',
  },
  deleteSubscriber: {
    summary: 'Delete a subscriber',
    params: idParams,
    answer: doneAnswer,
  },
  askSubscribers: {
    summary:
      'Ask some of those from before whether they want the newsletter, each once; answers how many are left',
    answer: answerOf(z.object({ asked: z.number(), left: z.number() })),
  },
});
