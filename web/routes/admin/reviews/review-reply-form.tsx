import { type FormEvent, useEffect, useState } from 'react';
import { DESK_LIMITS } from '../../../../contracts/fields/desk-limits.ts';
import type { ReviewOfTour } from '../../../../contracts/reviews/reviews.contract.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { rememberFocus } from '../../../lib/browser/remember-focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { staffApi } from '../staff-api.ts';

type Props = {
  review: ReviewOfTour;
  takesFocus: boolean;
  onClose: () => void;
};

export const replyDraftName = (reviewId: string) => `desk:review:${reviewId}`;

export function ReplyForm({ review: { _id, reply }, takesFocus, onClose }: Props) {
  const act = useStaffAction();
  const { form, restored, save, clear } = useFormDraft(replyDraftName(_id));
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!takesFocus) return;
    const putFocusBack = rememberFocus();
    form.current?.querySelector('textarea')?.focus();
    return putFocusBack;
  }, [form, takesFocus]);

  function close() {
    clear();
    onClose();
  }

  async function run(call: () => Promise<unknown>, failed: string, done: string) {
    setBusy(true);
    const isUnchanged = snapshotDraft(replyDraftName(_id));
    const isDone = await act({ call, failed, done });
    setBusy(false);
    if (isDone && isUnchanged()) close();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('reply') ?? '').trim();
    setFault(text ? undefined : 'Enter your reply.');
    if (text)
      void run(
        () => staffApi.replyToReview({ params: { id: _id }, body: { reply: text } }),
        'Failed to save the reply',
        'The reply is published.',
      );
    else form.current?.querySelector('textarea')?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={save}
      aria-label="Reply"
      className="mt-2 mb-3 grid gap-3"
    >
      <TextAreaField
        label="Your reply"
        name="reply"
        rows={4}
        defaultValue={reply ?? ''}
        maxLength={DESK_LIMITS.reviewReply}
        error={fault}
        hint="Everybody reads it under the review, in the agency’s name."
      />
      {restored && <DraftRestoredNotice />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {reply ? 'Save reply' : 'Publish reply'}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
        {reply && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() =>
              void run(
                () => staffApi.removeReviewReply({ params: { id: _id } }),
                'Failed to remove the reply',
                'The reply is removed.',
              )
            }
          >
            Remove reply
          </Button>
        )}
      </div>
    </form>
  );
}
