import { answerOf } from '../answers.contract.ts';
import { editableSettings, settingsBody } from '../settings/manage-settings.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

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
