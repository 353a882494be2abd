import type { FormEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import { LATE_AFTER, LATE_AFTERS } from '../../../../contracts/settings/late-after.ts';
import type { EditableSettings } from '../../../../contracts/settings/settings.contract.ts';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { ContactFields } from './fields/contact-fields.tsx';
import { FactRow } from './fields/fact-row.tsx';
import { OfficeFields } from './fields/office-fields.tsx';
import { QuestionFields } from './fields/question-fields.tsx';
import { RegistrationFields } from './fields/registration-fields.tsx';
import { AddRowButton } from './fields/rows/add-row-button.tsx';
import { ListFault } from './fields/rows/list-fault.tsx';
import { SeasonFields } from './fields/season-fields.tsx';
import { SettingsSection } from './fields/settings-section.tsx';
import { SocialFields } from './fields/social-fields.tsx';
import { PlaceholderMark } from './placeholders/placeholder-mark.tsx';
import { SETTING_NAMES } from './setting-names.ts';
import { SettingsContext, useSettingsEditing } from './settings-context.ts';
import { type SettingName, type SettingsForm, toForm } from './settings-form-values.ts';
import { type SettingsConflict, useSettingsEditor } from './use-settings-editor.ts';

const MAX_FACTS = 40;

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

function AgencyFields() {
  const { form } = useSettingsEditing();
  const { errors } = form.formState;
  return (
    <SettingsSection id="agency" title="Agency" lead="In the header, in every title, and in mails.">
      <div>
        <TextField
          label="Name of the agency"
          {...form.register('agencyName')}
          maxLength={80}
          error={errors.agencyName?.message}
        />
        <PlaceholderMark names={['agencyName']} />
      </div>
      <div>
        <TextField
          label="Tagline"
          {...form.register('tagline')}
          maxLength={160}
          hint="One line: what you offer, and where."
          error={errors.tagline?.message}
        />
        <PlaceholderMark names={['tagline']} />
      </div>
    </SettingsSection>
  );
}

function DeskFields() {
  const { form } = useSettingsEditing();
  return (
    <SettingsSection
      id="desk"
      title="Enquiries and messages"
      lead="What nobody has answered is marked as late then. Working days are Monday to Saturday."
    >
      <SelectField
        label={SETTING_NAMES.lateAfter}
        {...form.register('lateAfter')}
        error={form.formState.errors.lateAfter?.message}
      >
        {LATE_AFTERS.map((after) => (
          <option key={after} value={after}>
            {LATE_AFTER[after]}
          </option>
        ))}
      </SelectField>
    </SettingsSection>
  );
}

function FactFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'policyFacts' });
  const faults = form.formState.errors.policyFacts;

  function add() {
    const checkedOn = todayInIndia();
    append({ part: 'notes-for-tourists', text: '', source: '', sourceUrl: '', checkedOn });
  }

  return (
    <SettingsSection
      id="facts"
      title="Facts on the policies page"
      lead="Permits, closing days and fees are other people’s rules. Visitors see the source and when you last checked."
    >
      <ul className="grid gap-5">
        {fields.map((field, row) => (
          <li key={field.id}>
            <FactRow row={row} onRemove={() => remove(row)} />
          </li>
        ))}
      </ul>
      <ListFault text={faults?.message ?? faults?.root?.message} />
      <PlaceholderMark names={['policyFacts']} />
      {fields.length < MAX_FACTS && <AddRowButton onClick={add}>Add a fact</AddRowButton>}
    </SettingsSection>
  );
}

function ReviewFields() {
  const { form } = useSettingsEditing();
  return (
    <SettingsSection
      id="reviews"
      title="Reviews"
      lead="Reviews by the link that we mail after a trip are shown at once; their pictures always wait for you."
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" {...form.register('areReviewsHeld')} className="size-5 shrink-0 accent-pine" />
        {SETTING_NAMES.areReviewsHeld}
      </label>
    </SettingsSection>
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
      <p className="font-semibold">The site still shows placeholders.</p>
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
