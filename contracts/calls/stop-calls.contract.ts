import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { stop } from '../stops/stops.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { STOP_CALLS } from './stop-call-paths.ts';

export const stopCalls = describeCalls('places', STOP_CALLS, {
  listStops: {
    summary: 'All places where tours come by, with their papers and closed days, by name',
    answer: answerOf(z.array(stop)),
  },
});
