import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import {
  changedNames,
  pickSettings,
  type SettingName,
  type SettingsForm,
  toForm,
} from './settings-form-values.ts';

type Given = {
  /** What mine was typed over. */
  base: StoredSettings;
  theirs: StoredSettings;
  typed: SettingsForm;
  confirmed: ReadonlySet<SettingName>;
  /** What the server would not let mine be saved over. */
  overtaken: readonly SettingName[];
};

export type SettingsMerge = {
  /** Mine where I changed something, theirs everywhere else. */
  merged: SettingsForm;
  /** Both changed these, and differently. */
  conflicts: SettingName[];
  /** They alone changed these. */
  taken: SettingName[];
  /** Of those confirmed, what they have not confirmed themselves meanwhile. */
  confirmed: SettingName[];
};

/** Brings two editors together. */
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
