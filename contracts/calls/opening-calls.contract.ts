import { answerOf } from '../answers.contract.ts';
import { opening, openingBody, startStepsBody } from '../opening/opening.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const openingCalls = describeCalls('site', {
  getOpening: {
    summary: 'Whether visitors see the site, and which steps of its start are done',
    answer: answerOf(opening),
  },
  setOpening: {
    summary: 'Open the site to visitors and search engines, or close it again',
    body: openingBody,
    answer: answerOf(opening),
  },
  saveStartSteps: {
    summary: 'Which steps of the start are skipped, and whether its list is put away',
    body: startStepsBody,
    answer: answerOf(opening),
  },
});
