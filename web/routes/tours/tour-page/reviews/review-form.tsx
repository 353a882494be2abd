import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { PLEASE_SIGN_IN } from '../../../../../contracts/fields/field-limits.ts';
import { alertStore, showAlert } from '../../../../features/alerts/alerts.ts';
import { ConsentLine } from '../../../../features/consent/consent-line.tsx';
import { DraftNotice } from '../../../../features/drafts/draft-notice.tsx';
import { notSentText, sendingAlert } from '../../../../features/failures/failure-alert.ts';
import { emptyForm } from '../../../../features/forms/empty-form.ts';
import { FormAnswerNotice } from '../../../../features/forms/form-answer-notice.tsx';
import type { Sending, VisitorFormState } from '../../../../features/forms/use-visitor-form.ts';
import { useVisitorForm } from '../../../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../../../features/forms/visitor-form.tsx';
import { REVIEW_THANKS } from '../../../../features/reviews/review-thanks.ts';
import { StarChoice } from '../../../../features/reviews/star-choice.tsx';
import { accountApi } from '../../../../features/session/account-api.ts';
import { isSessionOver } from '../../../../features/session/forget-session-on-401.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { REVIEW_FORM, reviewFaults, reviewOf } from './review-values.ts';

const SIGN_IN = { text: PLEASE_SIGN_IN, offerSignIn: true, returnHash: '#review-form' };

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
    <Fold
      isOpen={answer !== undefined}
      summary={<span className="button button-secondary">Write a review</span>}
    >
      <VisitorForm
        form={form}
        action={`${pathname}${search}#review-form`}
        sending={sending}
        id="review-form"
        aria-label={`Review ${tourTitle}`}
        className="grid gap-4 pt-5"
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
    </Fold>
  );
}

function useReviewSending(tourId: string, form: VisitorFormState) {
  const { revalidate } = useRevalidator();
  const [notSent, setNotSent] = useState<string>();

  const send: Sending['send'] = async (values, formTraces) => {
    const review = reviewOf(values);
    const faults = reviewFaults(review.reviewText);
    if (faults.reviewText) return faults;
    setNotSent(undefined);
    const username = sessionStore.getSnapshot().user?.username;
    if (!username) showAlert(SIGN_IN);
    const body = { username, ...review };
    const answer = await accountApi.writeReview({ params: { id: tourId }, body, formTraces });
    emptyForm(form);
    showAlert({ text: answer.message ?? REVIEW_THANKS, tone: 'success' });
    await revalidate();
  };

  const failed = (error: unknown) => {
    setNotSent(notSentText(error, 'review'));
    if (!isSessionOver(error)) return sendingAlert(error, 'review');
    // It stands there already, where nobody was signed in.
    return alertStore.get()?.offerSignIn ? undefined : SIGN_IN;
  };

  return { sending: { send, failed }, notSent };
}
