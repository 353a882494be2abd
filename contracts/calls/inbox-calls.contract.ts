import { answerOf, listAnswerOf } from '../answers.contract.ts';
import { inboxCounts, inboxCountsQuery, inboxItem, inboxQuery } from '../inbox/inbox.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const inboxCalls = describeCalls('inbox', {
  listInbox: {
    summary: 'Enquiries and contact messages that wait for staff, whatever waits longest first; searched',
    query: inboxQuery,
    answer: listAnswerOf(inboxItem),
  },
  countInbox: {
    summary: 'How much waits: of all, of whoever asks, of nobody; of what is searched for',
    query: inboxCountsQuery,
    answer: answerOf(inboxCounts),
  },
});
