import { type FormEvent, useEffect, useState } from 'react';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { ReviewPicture } from '../../../contracts/reviews/reviews.contract.ts';
import { ConsentLine } from '../../features/consent/consent-line.tsx';
import { DraftNotice } from '../../features/drafts/draft-notice.tsx';
import { useFormDraft } from '../../features/drafts/use-form-draft.ts';
import { useFormTraces } from '../../features/form-traces/use-form-traces.ts';
import { StarChoice } from '../../features/reviews/star-choice.tsx';
import { SendButton } from '../../ui/buttons/send-button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFaults } from '../../ui/fields/use-faults.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { useInvitedSending } from './use-invited-sending.ts';
import { useReviewPictures } from './use-review-pictures.ts';

type Props = {
  token: string;
  tour: { title: string; slug: string };
  /** What was uploaded before. */
  pictures: ReviewPicture[];
  onSent: (message: string) => void;
};

export function InvitedReviewForm({ token, tour, pictures, onSent }: Props) {
  // Not by the token: what a browser stores lets nobody in.
  const draftName = `invited-review:${tour.slug}`;
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [rating, setRating] = useState(0);
  const chosen = useReviewPictures(token, pictures);
  const { send, progress, notSent } = useInvitedSending({
    ...{ token, draftName, showFaults },
    readTraces: useFormTraces('review', draft.form, draft.restored !== null),
    onSent(message) {
      draft.clear();
      onSent(message);
    },
  });
  const draftRating = Number(draft.restored?.rating ?? 0);

  useEffect(() => {
    if (draftRating) setRating((now) => now || draftRating);
  }, [draftRating]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    draft.save();
    const typed = new FormData(event.currentTarget);
    const body = {
      username: String(typed.get('username') ?? '').trim(),
      reviewText: String(typed.get('reviewText') ?? '').trim(),
      rating,
    };
    const missing = {
      ...(!rating && { rating: 'Choose a rating from 1 to 5 stars.' }),
      ...(!body.reviewText && { reviewText: 'Enter your review.' }),
      ...(!body.username && { username: 'Enter your name.' }),
    };
    showFaults(missing);
    if (Object.keys(missing).length > 0) return;
    if (chosen.isGoing)
      return chosen.setFault('A picture is still on its way. Press again once it is there.');
    void send(body);
  }

  return (
    <form
      ref={draft.form}
      aria-label={`Review ${tour.title}`}
      method="post"
      noValidate
      onInput={(event) => {
        draft.save();
        clearFault(event);
      }}
      onSubmit={submit}
      className="mt-8 grid gap-6"
    >
      <StarChoice name="rating" value={rating} onChange={setRating} error={faults.rating} />
      <TextAreaField
        label="Your review"
        name="reviewText"
        rows={7}
        required
        maxLength={LIMITS.reviewText}
        error={faults.reviewText}
        placeholder="What should the next traveller know?"
      />
      <ReviewPictures token={token} chosen={chosen} />
      <TextField
        label="Your name"
        name="username"
        autoComplete="given-name"
        required
        maxLength={LIMITS.username}
        hint="As everybody reads it: a first name is enough."
        error={faults.username}
      />
      <ConsentLine purpose="review" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SendButton busy={progress === 'sending'}>
          {progress === 'sending' ? 'Sending…' : 'Send review'}
        </SendButton>
        <DraftNotice
          state={progress === 'failed' ? 'failed' : draft.restored ? 'restored' : 'idle'}
          idle="The link works once."
          failed={notSent}
        />
      </div>
    </form>
  );
}
