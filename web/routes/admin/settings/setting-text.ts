import type { SettingName, SettingsForm } from './settings-form-values.ts';

export function settingText(values: SettingsForm, name: SettingName): string {
  const value = values[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value.map((row) => Object.values(row).join(', ')).join('\n');
}
