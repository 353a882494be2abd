import { useRef } from 'react';
import type { ReplyTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { TEMPLATE_FIELDS, TEMPLATE_LIMITS } from '../../../../contracts/reply-templates/template-fields.ts';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import { insertText } from '../../../lib/browser/insert-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { useTemplateEditor } from './use-template-editor.ts';

/** A template's name, where it fits, and its words with fields that each enquiry fills. */
export function TemplateEditor({ template }: { template: ReplyTemplate | null }) {
  const { draft, faults, clearFault, isSaving, conflict, save, saveTogether, closeConflict } =
    useTemplateEditor(template);
  /** Where a field goes that is pressed: what was written in last. */
  const lastField = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);

  function insertField(name: string) {
    const text = draft.form.current?.elements.namedItem('text');
    const field = lastField.current ?? (text instanceof HTMLTextAreaElement ? text : null);
    if (field) insertText(field, `{${name}}`);
  }

  return (
    <div className="max-w-[52rem]">
      <form
        ref={draft.form}
        noValidate
        aria-label="Reply template"
        onInput={(event) => {
          draft.save();
          clearFault(event);
        }}
        onFocus={(event) => {
          const field: unknown = event.target;
          const isText = field instanceof HTMLInputElement && field.name === 'subject';
          if (isText || field instanceof HTMLTextAreaElement) lastField.current = field;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid grid-cols-1 gap-5"
      >
        {/* As text, and hidden: the version that was changed goes with the draft. */}
        <input hidden name="version" defaultValue={template?.version ?? ''} />
        {draft.restored && <DraftRestoredNotice />}
        <TextField
          label="Name"
          name="name"
          maxLength={TEMPLATE_LIMITS.name}
          defaultValue={template?.name}
          hint="Only you see it: what the template is for."
          error={faults.name}
        />
        <SelectField
          label="Destination"
          name="destination"
          defaultValue={template?.destination ?? ''}
          error={faults.destination}
        >
          <option value="">Any</option>
          {DESTINATIONS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Subject (may stay empty)"
          name="subject"
          maxLength={TEMPLATE_LIMITS.subject}
          defaultValue={template?.subject ?? ''}
          error={faults.subject}
        />
        <TextAreaField
          label="Text"
          name="text"
          rows={14}
          maxLength={TEMPLATE_LIMITS.text}
          defaultValue={template?.text}
          hint="Write […] where something has to be filled in by hand: a reply with […] in it is not sent."
          error={faults.text}
        />
        <fieldset>
          <legend className="font-semibold">Fields</legend>
          <p className="text-sm text-ink-soft">Press one to put it where you write.</p>
          <ul className="mt-2 grid gap-2 sm:grid-cols-2">
            {Object.entries(TEMPLATE_FIELDS).map(([name, says]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => insertField(name)}
                  className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-field border border-edge px-3 py-2 text-left hover:border-ink"
                >
                  <span className="font-mono text-sm font-semibold">{`{${name}}`}</span>
                  <span className="text-sm text-ink-soft">{says}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
        <Button type="submit" busy={isSaving} className="justify-self-start">
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </form>
      <ConflictDialog
        what="this template"
        conflict={conflict}
        isSaving={isSaving}
        onSave={saveTogether}
        onClose={closeConflict}
      />
    </div>
  );
}
