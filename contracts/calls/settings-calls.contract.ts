import { answerOf } from '../answers.contract.ts';
import { editableSettings, settingsBody } from '../settings/manage-settings.contract.ts';
import { policySettings, siteQuestions, siteSettings } from '../settings/settings.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const settingsCalls = describeCalls('site', {
  getSettings: {
    summary: 'What the site says about the agency',
    isPublic: true,
    answer: answerOf(siteSettings),
  },
  getPolicySettings: {
    summary: 'Season starts of the refund rule, and facts with their sources on the policies page',
    isPublic: true,
    answer: answerOf(policySettings),
  },
  getQuestions: {
    summary: 'What is asked about all tours, with the answers',
    isPublic: true,
    answer: answerOf(siteQuestions),
  },
});

export const manageSettingsCalls = describeCalls('site', {
  getEditableSettings: {
    summary: 'Everything that staff can set',
    answer: answerOf(editableSettings),
  },
  saveSettings: {
    summary: 'Change some of the settings; refused when one of them changed since `basedOn`',
    body: settingsBody,
    answer: answerOf(editableSettings),
  },
});
