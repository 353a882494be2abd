import { doneAnswer } from '../answers.contract.ts';
import { subscribeBody } from '../subscribers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { NEWSLETTER_CALLS } from './newsletter-call-paths.ts';

export const newsletterCalls = describeCalls('subscribers', NEWSLETTER_CALLS, {
  subscribe: {
    summary: 'Subscribe to the newsletter; twice is the same as once',
    body: subscribeBody,
    answer: doneAnswer,
  },
});
