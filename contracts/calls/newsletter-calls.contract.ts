import { answerOf, doneAnswer } from '../answers.contract.ts';
import {
  confirmLink,
  leaveBody,
  leaveLink,
  leaveReasonBody,
  newsletterToken,
  subscribeBody,
} from '../subscribers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const newsletterCalls = describeCalls('subscribers', {
  subscribe: {
    summary:
      'Subscribe to the newsletter; twice is the same as once. A mail asks whether it was the owner of the address',
    limit: 'publicForm',
    body: subscribeBody,
    answer: doneAnswer,
  },
  getConfirmLink: {
    summary: 'What the link of such a mail is worth; looking at it changes nothing',
    params: newsletterToken,
    answer: answerOf(confirmLink),
  },
  confirmSubscription: {
    summary: 'Confirm the subscription by the link of such a mail',
    limit: 'publicForm',
    params: newsletterToken,
    answer: doneAnswer,
  },
  getLeaveLink: {
    summary: 'Whose newsletter the link to leave ends; looking at it changes nothing',
    params: newsletterToken,
    answer: answerOf(leaveLink),
  },
  leaveNewsletter: {
    summary: 'Leave the newsletter; twice is the same as once',
    params: newsletterToken,
    body: leaveBody,
    answer: doneAnswer,
  },
  explainLeaving: {
    summary: 'Say why, after leaving',
    limit: 'publicForm',
    params: newsletterToken,
    body: leaveReasonBody,
    answer: doneAnswer,
  },
  stayWithNewsletter: {
    summary: 'Come back, where leaving was a mistake',
    limit: 'publicForm',
    params: newsletterToken,
    answer: doneAnswer,
  },
});
