import { type FormEvent, useEffect, useState } from 'react';
import { ConsentLine } from '../../../../features/consent/consent-line.tsx';
import { DraftNotice } from '../../../../features/drafts/draft-notice.tsx';
import { useFormDraft } from '../../../../features/drafts/use-form-draft.ts';
import { Honeypot } from '../../../../features/form-traces/honeypot.tsx';
import { useFormTraces } from '../../../../features/form-traces/use-form-traces.ts';
import { StarChoice } from '../../../../features/reviews/star-choice.tsx';
import { SendButton } from '../../../../ui/buttons/send-button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { useFaults } from '../../../../ui/fields/use-faults.ts';
import { useReviewSending } from './use-review-sending.ts';

type Props = { tourId: string; tourTitle: string };

export function ReviewForm(props: Props) {
  return <OneReviewForm key={props.tourId} {...props} />;
}

function OneReviewForm({ tourId, tourTitle }: Props) {
  const draft = useFormDraft(`review:${tourId}`);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const [rating, setRating] = useState(0);
  const { send, progress, notSent } = useReviewSending({
    tourId,
    showFaults,
    readTraces: useFormTraces('review', draft.form, draft.restored !== null),
    onSent() {
      draft.form.current?.reset();
      setRating(0);
      draft.clear();
    },
  });
  const draftRating = Number(draft.restored?.rating ?? 0);

  useEffect(() => {
    if (draftRating) setRating((chosen) => chosen || draftRating);
  }, [draftRating]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    draft.save();
    void send(String(new FormData(event.currentTarget).get('reviewText') ?? ''), rating);
  }

  return (
    <form
      ref={draft.form}
      id="review-form"
      aria-label={`Review ${tourTitle}`}
      method="post"
      noValidate
      onInput={(event) => {
        draft.save();
        clearFault(event);
      }}
      onSubmit={submit}
      className="grid gap-4"
    >
      <Honeypot />
      <StarChoice name="rating" value={rating} onChange={setRating} error={faults.rating} />
      <TextAreaField
        label="Your review"
        name="reviewText"
        rows={5}
        required
        error={faults.reviewText}
        placeholder="What should the next traveller know?"
      />
      <ConsentLine purpose="review" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SendButton busy={progress === 'sending'}>
          {progress === 'sending' ? 'Sending…' : 'Send review'}
        </SendButton>
        <DraftNotice
          state={progress === 'failed' ? 'failed' : draft.restored ? 'restored' : 'idle'}
          idle="One review for each traveller; a new one replaces your last."
          failed={notSent}
        />
      </div>
    </form>
  );
}
