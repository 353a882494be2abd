import type { SettingName, SettingsForm } from './settings-form-values.ts';

/** A setting as text, to compare with a colleague's: of a list each row is a line. */
export function settingText(values: SettingsForm, name: SettingName): string {
  const value = values[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value.map((row) => Object.values(row).join(', ')).join('\n');
}
