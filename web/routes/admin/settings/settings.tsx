import type { FormEvent } from 'react';
import { href } from 'react-router';
import type { EditableSettings } from '../../../../contracts/settings/settings.contract.ts';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/settings.ts';
import { RegistrationFields, SocialFields } from './list-sections.tsx';
import { SETTING_NAMES, type SettingName, type SettingsForm, toForm } from './settings-form-values.ts';
import { AgencyFields, ContactFields, DeskFields, OfficeFields, ReviewFields } from './text-sections.tsx';
import {
  type SettingsConflict,
  SettingsContext,
  useSettingsEditing,
  useSettingsEditor,
} from './use-settings-editor.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Settings');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getEditableSettings()).data);

export const HydrateFallback = () => <LoadingList title="Settings" />;

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Settings"
      answer={loaderData}
      failed="Failed to load the settings"
      ways={[{ to: href('/admin/mail/settings'), text: 'Mail settings and test mail' }]}
    >
      {(settings) => <SettingsEditor loaded={settings} />}
    </StaffPage>
  );
}

function SettingsEditor({ loaded }: { loaded: EditableSettings }) {
  const editing = useSettingsEditor(loaded);
  const hasChanges = editing.changed.length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasChanges && !editing.isSaving) void editing.save();
  }

  return (
    <SettingsContext value={editing}>
      <form aria-label="Settings" noValidate onSubmit={submit} className="max-w-[46rem]">
        <div className="grid gap-10">
          {editing.isRestored && hasChanges && (
            <Notice tone="info" role="status">
              Your unsaved changes have been restored.
            </Notice>
          )}
          <PlaceholderSummary />
          <AgencyFields />
          <ContactFields />
          <OfficeFields />
          <SocialFields />
          <RegistrationFields />
          <DeskFields />
          <ReviewFields />
        </div>
        {/* Outside the grid: inside, its grid row would limit where it can stick. */}
        <SaveBar />
      </form>
      <SettingsConflictDialog />
      <UnsavedWarning
        hasChanges={hasChanges && !editing.isSaving}
        text="Your changes are not saved. They are kept in this browser, and are back when you open this page again."
      />
    </SettingsContext>
  );
}

function PlaceholderSummary() {
  const { stored } = useSettingsEditing();
  const names = (Object.keys(SETTING_NAMES) as SettingName[]).filter((name) =>
    stored.placeholders.includes(name),
  );
  if (names.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">Not set yet, or made up:</p>
      <p className="text-ink-soft">{names.map((name) => SETTING_NAMES[name]).join(' · ')}</p>
    </Notice>
  );
}

function SaveBar() {
  const { changed, problem, isSaving, discard } = useSettingsEditing();
  if (changed.length === 0) return null;
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-(--bottom-inset,0px) z-30 -mx-(--gutter) mt-10 grid gap-3 border-t border-mist bg-paper px-(--gutter) py-3"
    >
      {problem && (
        <Notice tone="error" role="alert">
          <p>Failed to save the settings</p>
          {problem.reason && <p>{problem.reason}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-sm text-ink-soft max-sm:sr-only">
          Changed: {changed.map((name) => SETTING_NAMES[name]).join(', ')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
          <Button type="submit" busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save changes'}
          </Button>
        </div>
      </div>
    </section>
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
