import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../contracts/limits.ts';
import type { ReviewOfTour } from '../../../../contracts/reviews.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { useStaffAction } from '../parts/use-staff-action.ts';
import { reviewsApi } from './reviews-api.ts';

type Props = { review: ReviewOfTour; onClose: () => void };

/** The agency's answer, as it will stand under the review. */
export function ReplyForm({ review: { _id, reply }, onClose }: Props) {
  const act = useStaffAction();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  async function run(call: () => Promise<unknown>, failed: string, done: string) {
    setBusy(true);
    const isDone = await act({ call, failed, done });
    setBusy(false);
    if (isDone) onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('reply') ?? '').trim();
    setFault(text ? undefined : 'Enter your reply.');
    if (text)
      void run(() => reviewsApi.reply(_id, text), 'Failed to save the reply', 'The reply is published.');
    else form.current?.querySelector('textarea')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Reply" className="mt-3 grid gap-3">
      <TextAreaField
        label="Your reply"
        name="reply"
        rows={4}
        defaultValue={reply ?? ''}
        maxLength={LIMITS.reviewReply}
        error={fault}
        hint="Everybody reads it under the review, in the agency’s name."
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {reply ? 'Save reply' : 'Publish reply'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {reply && (
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() =>
              void run(
                () => reviewsApi.removeReply(_id),
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
