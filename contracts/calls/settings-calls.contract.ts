import { answerOf } from '../answers.contract.ts';
import { policySettings, siteQuestions, siteSettings } from '../settings/settings.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { SETTINGS_CALLS } from './settings-call-paths.ts';

export const settingsCalls = describeCalls('site', SETTINGS_CALLS, {
  getSettings: {
    summary: 'What the site says about the agency',
    answer: answerOf(siteSettings),
  },
  getPolicySettings: {
    summary: 'Season starts of the refund rule, and facts with their sources on the policies page',
    answer: answerOf(policySettings),
  },
  getQuestions: {
    summary: 'What is asked about all tours, with the answers',
    answer: answerOf(siteQuestions),
  },
});
