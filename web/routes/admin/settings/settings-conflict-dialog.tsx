import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { SETTING_NAMES } from './setting-names.ts';
import { settingText } from './setting-text.ts';
import { useSettingsEditing } from './settings-context.ts';
import { type SettingsForm, toForm } from './settings-form-values.ts';
import type { SettingsConflict } from './use-settings-editor.ts';

export function SettingsConflictDialog() {
  const { form, conflict, isSaving, saveTogether, closeConflict } = useSettingsEditing();
  return (
    <ConflictDialog
      what="these settings"
      conflict={conflict && compared(conflict, form.getValues())}
      isSaving={isSaving}
      onSave={saveTogether}
      onClose={closeConflict}
    />
  );
}

function compared({ theirs, conflicts, taken }: SettingsConflict, mine: SettingsForm) {
  const stored = toForm(theirs.values);
  const parts = conflicts.map((name) => ({
    part: name,
    name: SETTING_NAMES[name],
    yours: settingText(mine, name),
    theirs: settingText(stored, name),
  }));
  return { version: theirs.updatedAt, parts, taken: taken.map((name) => SETTING_NAMES[name]) };
}
