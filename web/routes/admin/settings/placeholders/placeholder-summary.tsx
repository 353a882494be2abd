import { Notice } from '../../../../ui/states/notice.tsx';
import { SETTING_NAMES } from '../setting-names.ts';
import { useSettingsEditing } from '../settings-context.ts';
import type { SettingName } from '../settings-form-values.ts';

export function PlaceholderSummary() {
  const { stored } = useSettingsEditing();
  const names = (Object.keys(SETTING_NAMES) as SettingName[]).filter((name) =>
    stored.placeholders.includes(name),
  );
  if (names.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">The site still shows placeholders.</p>
      <p className="text-ink-soft">{names.map((name) => SETTING_NAMES[name]).join(' · ')}</p>
    </Notice>
  );
}
