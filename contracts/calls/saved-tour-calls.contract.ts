import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { mergeSavedToursBody, savedTourIds } from '../tours/saved-tours.contract.ts';
import { tourSummary } from '../tours/tours.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const savedTourCalls = describeCalls('saved tours', {
  listSavedTours: {
    summary: 'The tours that the signed-in traveller saved, the last one first',
    answer: answerOf(z.array(tourSummary)),
  },
  mergeSavedTours: {
    summary: 'Add what a browser kept while nobody was signed in; answers the ids of all saved tours',
    body: mergeSavedToursBody,
    answer: answerOf(savedTourIds),
  },
  saveTour: {
    summary: 'Save a tour; twice is the same as once',
    params: idParams,
    answer: doneAnswer,
  },
  unsaveTour: {
    summary: 'Take a tour from the saved ones; one that is not saved is fine',
    params: idParams,
    answer: doneAnswer,
  },
});
