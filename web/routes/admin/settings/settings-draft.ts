import { draftStore } from '../../../features/drafts/draft-store.ts';
import { type SettingsForm, typedSince } from './settings-form-values.ts';

const NAME = 'desk:settings';

/** What is typed and not saved, by setting. */
export type SettingsDraft = {
  values: Partial<SettingsForm>;
  /** When what it was typed over was stored. */
  basedOn: string;
};

export function saveSettingsDraft(draft: SettingsDraft): void {
  if (Object.keys(draft.values).length === 0) draftStore.clear(NAME);
  else draftStore.save(NAME, { json: JSON.stringify(draft) });
}

/** The page was left while it was being saved: what was typed since then goes on from what is stored now. */
export function rebaseSettingsDraft(sent: SettingsForm, basedOn: string): void {
  const draft = loadSettingsDraft();
  if (draft) saveSettingsDraft({ values: typedSince(sent, draft.values), basedOn });
}

/** The page is left: another tab may finish it. */
export const releaseSettingsDraft = () => draftStore.release(NAME);

export function loadSettingsDraft(): SettingsDraft | null {
  try {
    return JSON.parse(draftStore.load(NAME)?.json ?? 'null');
  } catch {
    return null;
  }
}
