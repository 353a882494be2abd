import { doneAnswer } from '../answers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { HEALTH_CALLS } from './health-call-paths.ts';

export const healthCalls = describeCalls('health', HEALTH_CALLS, {
  isAlive: { summary: 'The process is alive', answer: doneAnswer },
  isReady: { summary: 'The database takes a row and answers it, requests can be served', answer: doneAnswer },
});
