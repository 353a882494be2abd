import { useLocation } from 'react-router';
import { ConsentLine } from '../../../../features/consent/consent-line.tsx';
import { DraftNotice } from '../../../../features/drafts/draft-notice.tsx';
import { FormAnswerNotice } from '../../../../features/forms/form-answer-notice.tsx';
import { useVisitorForm } from '../../../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../../../features/forms/visitor-form.tsx';
import { StarChoice } from '../../../../features/reviews/star-choice.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { REVIEW_FORM } from './review-values.ts';
import { useReviewSending } from './use-review-sending.ts';

type Props = { tourId: string; tourTitle: string };

export function ReviewForm(props: Props) {
  return <OneReviewForm key={props.tourId} {...props} />;
}

function OneReviewForm({ tourId, tourTitle }: Props) {
  const { pathname, search } = useLocation();
  const form = useVisitorForm({ name: REVIEW_FORM, draft: `review:${tourId}`, purpose: 'review' });
  const { sending, notSent } = useReviewSending(tourId, form);
  const { draft, answer, isSending } = form;
  return (
    <VisitorForm
      form={form}
      action={`${pathname}${search}#review-form`}
      sending={sending}
      id="review-form"
      aria-label={`Review ${tourTitle}`}
      className="grid gap-4"
    >
      <FormAnswerNotice answer={answer} />
      <StarChoice name="rating" />
      <TextAreaField
        label="Your review"
        name="reviewText"
        rows={5}
        required
        placeholder="What should the next traveller know?"
      />
      <ConsentLine purpose="review" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" busy={isSending}>
          {isSending ? 'Sending…' : 'Send review'}
        </Button>
        <DraftNotice
          state={notSent && !isSending ? 'failed' : draft.restored ? 'restored' : 'idle'}
          idle="One review for each traveller; a new one replaces your last."
          failed={notSent ?? ''}
        />
      </div>
    </VisitorForm>
  );
}
