import { answerOf, doneAnswer } from '../answers.contract.ts';
import { deskNews, newsQuery, presenceBody } from '../live/live.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const liveCalls = describeCalls('dashboard', {
  watchDesk: {
    summary:
      'What changes, as server-sent events, for as long as it is listened to; what there is now, for whoever accepts no event stream',
    isBackground: true,
    file: 'text/event-stream',
  },
  getDeskNews: {
    summary: 'What waits for staff, and which enquiries have come since',
    isBackground: true,
    query: newsQuery,
    answer: answerOf(deskNews),
  },
  sayPresence: {
    summary:
      'Tell the others that one has something open, or writes about it; it is forgotten after a minute',
    isBackground: true,
    body: presenceBody,
    answer: doneAnswer,
  },
});
