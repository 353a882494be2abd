import { useState } from 'react';
import { href } from 'react-router';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { InvitedReviewBody, ReviewPicture } from '../../../contracts/reviews/reviews.contract.ts';
import { ConsentLine } from '../../features/consent/consent-line.tsx';
import { DraftNotice } from '../../features/drafts/draft-notice.tsx';
import { sendOnce } from '../../features/drafts/send-once.ts';
import { notSentText, sendingAlert } from '../../features/failures/failure-alert.ts';
import { FormAnswerNotice } from '../../features/forms/form-answer-notice.tsx';
import { type Sending, useVisitorForm } from '../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { REVIEW_THANKS } from '../../features/reviews/review-thanks.ts';
import { StarChoice } from '../../features/reviews/star-choice.tsx';
import { accountApi } from '../../features/session/account-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { INVITED_REVIEW_FORM, invitedReviewFaults, invitedReviewOf } from './invited-review-values.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { useReviewPictures } from './use-review-pictures.ts';

type Props = {
  token: string;
  tour: { title: string; slug: string };
  pictures: ReviewPicture[];
  onSent: (message: string) => void;
};

export function InvitedReviewForm({ token, tour, pictures, onSent }: Props) {
  // Without the token: stored data must not grant access.
  const draftName = `invited-review:${tour.slug}`;
  const form = useVisitorForm({ name: INVITED_REVIEW_FORM, draft: draftName, purpose: 'review' });
  const { draft, answer, isSending } = form;
  const chosen = useReviewPictures(token, pictures);
  const [notSent, setNotSent] = useState<string>();

  const send: Sending['send'] = async (values, formTraces, sentKey) => {
    const body = invitedReviewOf(values);
    const missing = invitedReviewFaults(body);
    if (Object.keys(missing).length > 0) return missing;
    if (chosen.isGoing) {
      chosen.setFault('A picture is still on its way. Press again once it is there.');
      return {};
    }
    setNotSent(undefined);
    const sendAs = (idempotencyKey: string, sent: InvitedReviewBody) =>
      accountApi.sendInvitedReview({ params: { token }, body: sent, idempotencyKey, formTraces });
    const { message } = await sendOnce(draftName, body, sendAs, { sentKey });
    draft.clear();
    onSent(message ?? REVIEW_THANKS);
  };

  function failed(error: unknown) {
    setNotSent(notSentText(error, 'review'));
    return sendingAlert(error, 'review');
  }

  return (
    <VisitorForm
      form={form}
      action={href('/review/:token', { token })}
      sending={{ send, failed }}
      aria-label={`Review ${tour.title}`}
      className="mt-8 grid gap-6"
    >
      <FormAnswerNotice answer={answer} />
      <StarChoice name="rating" />
      <TextAreaField
        label="Your review"
        name="reviewText"
        rows={7}
        required
        maxLength={LIMITS.reviewText}
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
      />
      <ConsentLine purpose="review" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" busy={isSending}>
          {isSending ? 'Sending…' : 'Send review'}
        </Button>
        <DraftNotice
          state={notSent && !isSending ? 'failed' : draft.restored ? 'restored' : 'idle'}
          idle="The link works once."
          failed={notSent ?? ''}
        />
      </div>
    </VisitorForm>
  );
}
