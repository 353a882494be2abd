import { LEAVE_REASONS, LEAVE_TEXT_MAX } from '../../../contracts/subscribers/subscriber-terms.ts';
import { DraftScript } from '../../features/drafts/draft-script.tsx';
import { useFormDraft } from '../../features/drafts/use-form-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';

const LEAVE_REASON_DRAFT = 'leave-reason';

export function LeaveReasonForm({ path }: { path: string }) {
  const draft = useFormDraft(LEAVE_REASON_DRAFT);
  return (
    <>
      <form
        ref={draft.form}
        method="post"
        action={`${path}/reason`}
        data-draft={LEAVE_REASON_DRAFT}
        onInput={draft.save}
        className="mt-6 grid gap-4"
      >
        <fieldset className="grid">
          <legend className="mb-1 font-semibold">Would you tell us why? Only if you like.</legend>
          {Object.entries(LEAVE_REASONS).map(([value, text]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="radio" name="reason" value={value} className="size-4.5 shrink-0 accent-pine" />
              {text}
            </label>
          ))}
        </fieldset>
        <TextAreaField label="In your words" name="text" rows={3} maxLength={LEAVE_TEXT_MAX} />
        <Button type="submit" variant="secondary" className="justify-self-start">
          Send
        </Button>
      </form>
      <DraftScript />
    </>
  );
}
