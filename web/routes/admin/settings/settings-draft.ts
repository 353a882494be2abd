import { draftStore } from '../../../features/drafts/draft-store.ts';
import { type SettingsForm, typedSince } from './settings-form-values.ts';

const NAME = 'desk:settings';

export type SettingsDraft = {
  values: Partial<SettingsForm>;
  /** When the values it was typed over were stored. */
  basedOn: string;
};

export function saveSettingsDraft(draft: SettingsDraft): void {
  if (Object.keys(draft.values).length === 0) draftStore.clear(NAME);
  else draftStore.save(NAME, { json: JSON.stringify(draft) });
}

/** For a page left during a save: text typed since then continues from the values now stored. */
export function rebaseSettingsDraft(sent: SettingsForm, basedOn: string): void {
  const draft = loadSettingsDraft();
  if (draft) saveSettingsDraft({ values: typedSince(sent, draft.values), basedOn });
}

export const releaseSettingsDraft = () => draftStore.release(NAME);

export function loadSettingsDraft(): SettingsDraft | null {
  try {
    return JSON.parse(draftStore.load(NAME)?.json ?? 'null');
  } catch {
    return null;
  }
}
