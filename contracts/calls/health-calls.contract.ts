import { doneAnswer } from '../answers.contract.ts';
import type { Calls } from './call.ts';
import { describeCalls } from './described-calls.contract.ts';

/** For monitoring. Unlike all others, these are at the root of the site. */
const HEALTH_CALLS = {
  isAlive: { call: 'GET /healthz', by: 'everyone' },
  isReady: { call: 'GET /readyz', by: 'everyone' },
} as const satisfies Calls;

export const healthCalls = describeCalls(
  'health',
  {
    isAlive: { summary: 'The process is alive', answer: doneAnswer },
    isReady: {
      summary: 'The database takes a row and answers it, requests can be served',
      answer: doneAnswer,
    },
  },
  HEALTH_CALLS,
);
