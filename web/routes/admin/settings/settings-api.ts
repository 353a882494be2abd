import type { Answer } from '../../../../contracts/answers.contract.ts';
import type { EditableSettings } from '../../../../contracts/manage-settings.contract.ts';
import { browserSend } from '../../../api/browser-send.ts';

const WITH_TOKEN = { tokenKey: 'accessToken' } as const;

export async function loadEditableSettings(): Promise<EditableSettings> {
  return (await browserSend.get<Answer<EditableSettings>>('/settings/editable', WITH_TOKEN)).data;
}

/** `changes` as typed: the server checks them, and names every fault. */
export async function saveSettings(basedOn: string, changes: object): Promise<EditableSettings> {
  const body = { ...changes, basedOn };
  return (await browserSend.put<Answer<EditableSettings>>('/settings', body, WITH_TOKEN)).data;
}
