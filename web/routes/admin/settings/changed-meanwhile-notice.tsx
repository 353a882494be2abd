import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { SETTING_NAMES } from './setting-names.ts';
import { useSettingsEditing } from './settings-context.ts';
import type { SettingName, SettingsForm } from './settings-form-values.ts';
import { toForm } from './settings-form-values.ts';

/** What somebody else stored meanwhile: theirs can be taken, or one's own saved over it, knowingly. */
export function ChangedMeanwhileNotice() {
  const { overtaken, stored, takeTheirs } = useSettingsEditing();
  if (overtaken.length === 0) return null;
  const theirs = toForm(stored.values);
  return (
    <Notice tone="info">
      <p className="font-semibold">Somebody else changed these too. Take theirs, or save yours over it.</p>
      <ul className="mt-2 grid gap-2">
        {overtaken.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {SETTING_NAMES[name]}: <span className="text-ink-soft">{inText(theirs, name)}</span>
            </span>
            <Button
              variant="secondary"
              onClick={() => takeTheirs(name)}
              aria-label={`Take theirs: ${SETTING_NAMES[name]}`}
            >
              Take theirs
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function inText(values: SettingsForm, name: SettingName): string {
  const value = values[name];
  if (typeof value === 'string') return value;
  return value.map((row) => Object.values(row).join(', ')).join('; ') || 'none';
}
