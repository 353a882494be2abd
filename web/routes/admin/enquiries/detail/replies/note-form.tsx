import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import { useHistoryForm } from './use-history-form.ts';

export function NoteForm({
  draftName,
  addNote,
}: {
  draftName: string;
  addNote: (text: string, idempotencyKey: string) => Promise<unknown>;
}) {
  const { faults, isBusy, isRestored, formProps } = useHistoryForm({
    draftName,
    send: ({ text = '' }, idempotencyKey) => addNote(text, idempotencyKey),
    done: 'The note is in the history.',
    failed: 'Failed to add the note',
  });
  return (
    <form {...formProps} aria-label="Note" className="grid gap-4">
      <TextAreaField
        label="Internal note"
        name="text"
        rows={4}
        maxLength={LIMITS.message}
        hint="The traveller never sees it."
        error={faults.text}
      />
      {isRestored && <DraftRestoredNotice />}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        Add the note
      </Button>
    </form>
  );
}
