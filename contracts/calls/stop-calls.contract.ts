import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { stop } from '../stops/stops.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const stopCalls = describeCalls('places', {
  listStops: {
    summary: 'All places where tours come by, with their papers and closed days, by name',
    isPublic: true,
    answer: answerOf(z.array(stop)),
  },
});
