import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import {
  changedNames,
  pickSettings,
  type SettingName,
  type SettingsForm,
  toForm,
} from './settings-form-values.ts';

type Given = {
  base: StoredSettings;
  theirs: StoredSettings;
  typed: SettingsForm;
  confirmed: ReadonlySet<SettingName>;
  overtaken: readonly SettingName[];
};

export type SettingsMerge = {
  /** Mine where I changed something, otherwise theirs. */
  merged: SettingsForm;
  conflicts: SettingName[];
  taken: SettingName[];
  /** Placeholders that I confirmed and they did not. */
  confirmed: SettingName[];
};

export function mergeSettings({ base, theirs, typed, confirmed, overtaken }: Given): SettingsMerge {
  const mine = new Set([...changedNames(base, typed), ...confirmed]);
  const merged = { ...toForm(theirs), ...pickSettings(typed, [...mine]) };
  const differing = changedNames(theirs, merged);
  return {
    merged,
    conflicts: overtaken.filter((name) => differing.includes(name)),
    taken: changedNames(theirs, toForm(base)).filter((name) => !mine.has(name)),
    confirmed: [...confirmed].filter((name) => differing.includes(name) || !overtaken.includes(name)),
  };
}
