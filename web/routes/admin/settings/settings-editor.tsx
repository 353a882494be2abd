import type { FormEvent } from 'react';
import type { EditableSettings } from '../../../../contracts/settings/manage-settings.contract.ts';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { AgencyFields } from './fields/agency-fields.tsx';
import { ContactFields } from './fields/contact-fields.tsx';
import { DeskFields } from './fields/desk-fields.tsx';
import { FactFields } from './fields/fact-fields.tsx';
import { OfficeFields } from './fields/office-fields.tsx';
import { QuestionFields } from './fields/question-fields.tsx';
import { RegistrationFields } from './fields/registration-fields.tsx';
import { ReviewFields } from './fields/review-fields.tsx';
import { SeasonFields } from './fields/season-fields.tsx';
import { SocialFields } from './fields/social-fields.tsx';
import { PlaceholderSummary } from './placeholders/placeholder-summary.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsConflictDialog } from './settings-conflict-dialog.tsx';
import { SettingsContext } from './settings-context.ts';
import { useSettingsEditor } from './use-settings-editor.ts';

export function SettingsEditor({ loaded }: { loaded: EditableSettings }) {
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
          <SeasonFields />
          <FactFields />
          <QuestionFields />
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
