import { answerOf } from '../answers.contract.ts';
import { demo } from '../demo/demo.contract.ts';
import { ownSite } from '../demo/own-site.contract.ts';
import { opening, openingBody, startStepsBody } from '../opening/opening.contract.ts';
import { staffProof } from '../staff/ownership.contract.ts';
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
  getDemo: { summary: 'What is there of the demo, as it came or changed', answer: answerOf(demo) },
  takeDemoAway: {
    summary: 'Take away what stands as the demo brought it; it can be brought back for 30 days',
    answer: answerOf(demo),
  },
  bringDemoBack: { summary: 'Bring back what was taken away of the demo', answer: answerOf(demo) },
  getOwnSite: {
    summary: 'What an owner would delete who turns the demo into an empty site, and the backup from before',
    answer: answerOf(ownSite),
  },
  backUpBeforeOwnSite: { summary: 'Begin a backup of the whole site', answer: answerOf(ownSite) },
  startOwnSite: {
    summary:
      'Delete all that is there but owners’ accounts, as a new empty site has it; only of a demo, after a backup that has all of it, and with one’s password',
    body: staffProof,
  },
  saveStartSteps: {
    summary: 'Skip a step of the start, or put its list away',
    body: startStepsBody,
    answer: answerOf(opening),
  },
});
