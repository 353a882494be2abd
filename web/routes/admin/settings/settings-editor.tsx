import type { FormEvent, ReactNode } from 'react';
import type { EditableSettings } from '../../../../contracts/settings/settings.contract.ts';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { SETTING_NAMES, type SettingName, type SettingsForm, toForm } from './settings-form-values.ts';
import {
  type SettingsConflict,
  SettingsContext,
  useSettingsEditing,
  useSettingsEditor,
} from './use-settings-editor.ts';

type Props = {
  loaded: EditableSettings;
  /** Some of the fields. */
  children: ReactNode;
  /** Their names, where these are not all. */
  shown?: readonly SettingName[];
  bar: ReactNode;
  /** Once all is saved, also where there was nothing to save. */
  onSubmitted?: () => void;
};

export function SettingsEditor({ loaded, children, shown, bar, onSubmitted }: Props) {
  const editing = useSettingsEditor(loaded, shown);
  const hasChanges = editing.changed.length > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (editing.isSaving) return;
    if (!hasChanges || (await editing.save())) onSubmitted?.();
  }

  return (
    <SettingsContext value={editing}>
      <form
        aria-label="Settings"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="max-w-[46rem]"
      >
        <div className="grid gap-10">
          {editing.isRestored && hasChanges && (
            <Notice tone="info" role="status">
              Your unsaved changes have been restored.
            </Notice>
          )}
          {children}
        </div>
        {/* Outside the grid: inside, its grid row would limit where it can stick. */}
        {bar}
      </form>
      <SettingsConflictDialog />
      <UnsavedWarning
        hasChanges={hasChanges && !editing.isSaving}
        text="Your changes are not saved. They are kept in this browser, and are back when you open this page again."
      />
    </SettingsContext>
  );
}

export function SettingsProblem() {
  const { problem } = useSettingsEditing();
  return (
    problem && (
      <Notice tone="error" role="alert">
        <p>Failed to save the settings</p>
        {problem.reason && <p>{problem.reason}</p>}
      </Notice>
    )
  );
}

function SettingsConflictDialog() {
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

function settingText(values: SettingsForm, name: SettingName): string {
  const value = values[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value.map((row) => Object.values(row).join(', ')).join('\n');
}
