import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { stopBody } from '../stops/stop-body.contract.ts';
import { managedStop, stop } from '../stops/stops.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const stopCalls = describeCalls('places', {
  listStops: {
    summary: 'All places where tours come by, with their papers and closed days, by name',
    isPublic: true,
    answer: answerOf(z.array(stop)),
  },
});

const one = answerOf(managedStop);

export const manageStopCalls = describeCalls('places', {
  listManagedStops: {
    summary: 'All places, those first that were checked longest ago',
    answer: answerOf(z.array(managedStop)),
  },
  getManagedStop: { summary: 'One place', params: idParams, answer: one },
  createStop: {
    summary: 'Write down a place',
    body: stopBody,
    isRepeatable: true,
    answer: one,
  },
  updateStop: {
    summary: 'Change a place; a version that is not the stored one is a conflict',
    params: idParams,
    body: stopBody,
    answer: one,
  },
  deleteStop: {
    summary: 'Delete a place, which takes it off its tours; it can be brought back for 30 days',
    params: idParams,
    answer: doneAnswer,
  },
  restoreStop: {
    summary: 'Bring a deleted place back, on its tours too',
    params: idParams,
    answer: doneAnswer,
  },
});
