import type { FormEvent } from 'react';
import { ISSUE_LIMITS } from '../../../../contracts/newsletter/issue-terms.ts';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { DeleteIssue } from './delete-issue.tsx';
import { BASE_FIELDS, type IssueConflict, type IssuePart, PARTS, typedOf } from './issue-fields.ts';
import { IssuePreviewPanel } from './issue-preview-panel.tsx';
import { SendPanel } from './send-panel.tsx';
import { TourPicker } from './tour-picker.tsx';
import { useIssueEditor } from './use-issue-editor.ts';

const PART_NAMES: Record<IssuePart, string> = {
  subject: 'Subject',
  body: 'Text',
  destination: 'Who gets it',
};

/** Writes an issue: words, tours, who gets it; looks at it, tries it, sends it. */
export function IssueEditor({ issue }: { issue: IssueDetail | null }) {
  const editor = useIssueEditor(issue);
  const { draft, faults, conflict, given } = editor;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!editor.isSaving) void editor.saveAndSay();
  }

  /** In a paragraph of its own, where the text is being written. */
  function dropIn(slug: string) {
    const field = draft.form.current?.elements.namedItem('body');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const before = field.value.slice(0, field.selectionEnd).trimEnd();
    const after = field.value.slice(field.selectionEnd).trimStart();
    const card = `{{tour:${slug}}}`;
    field.value = [before, card, after].filter((part) => part !== '').join('\n\n');
    draft.save();
    const end = (before === '' ? 0 : before.length + 2) + card.length;
    field.focus();
    field.setSelectionRange(end, end);
  }

  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-8">
      {issue?.fault && (
        <Notice tone="error" role="alert">
          <p className="wrap-anywhere">It was not sent when its time came: {issue.fault}</p>
        </Notice>
      )}
      <form
        ref={draft.form}
        noValidate
        aria-label="Issue"
        onInput={(event) => {
          draft.save();
          editor.clearFault(event);
        }}
        onSubmit={submit}
        className="grid grid-cols-1 gap-5"
      >
        {/* Not of the type "hidden": of such a field React puts back what it was given at each rendering. */}
        <input hidden name="version" defaultValue={given?.version ?? ''} />
        {PARTS.map((part) => (
          <textarea key={part} hidden name={BASE_FIELDS[part]} defaultValue={given?.[part] ?? ''} />
        ))}
        {draft.restored && <DraftRestoredNotice />}
        <TextField
          label="Subject"
          name="subject"
          maxLength={ISSUE_LIMITS.subject}
          defaultValue={given?.subject}
          error={faults.subject}
        />
        <TextAreaField
          label="Text"
          name="body"
          rows={16}
          maxLength={ISSUE_LIMITS.body}
          defaultValue={given?.body}
          error={faults.body}
          hint="Markdown: ## Heading, **bold**, - a list, [a link](https://…). A link in a line of its own is a button."
        />
        <TourPicker onPick={dropIn} />
        <SelectField
          label="Who gets it"
          name="destination"
          defaultValue={given?.destination ?? ''}
          onChange={editor.noteDestination}
          error={faults.destination}
        >
          <option value="">Everybody who confirmed</option>
          {DESTINATIONS.map((name) => (
            <option key={name} value={name}>
              Those who enquired about {name}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={editor.isSaving}>
            {editor.isSaving ? 'Saving…' : 'Save'}
          </Button>
          {issue && <DeleteIssue issue={issue} onDeleted={draft.clear} />}
        </div>
      </form>
      <IssuePreviewPanel read={() => editor.read().typed} />
      {issue && <SendPanel issue={issue} destination={editor.destination} save={editor.save} />}
      <ConflictDialog
        what="this issue"
        conflict={conflict && compared(conflict)}
        isSaving={editor.isSaving}
        onSave={editor.saveTogether}
        onClose={editor.closeConflict}
      />
    </div>
  );
}

function compared({ mine, theirs, parts, taken }: IssueConflict) {
  const stored = typedOf(theirs);
  return {
    version: theirs.version,
    parts: parts.map((part) => ({ part, name: PART_NAMES[part], yours: mine[part], theirs: stored[part] })),
    taken: taken.map((part) => PART_NAMES[part].toLowerCase()),
  };
}
