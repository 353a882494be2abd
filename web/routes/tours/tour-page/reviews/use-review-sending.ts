import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PLEASE_SIGN_IN } from '../../../../../contracts/fields/field-limits.ts';
import { dismissAlert, showAlert } from '../../../../features/alerts/alerts.ts';
import { notSentText, sendingAlert } from '../../../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../../../features/failures/failure-text.ts';
import { emptyForm } from '../../../../features/forms/empty-form.ts';
import type { Send, VisitorFormState } from '../../../../features/forms/use-visitor-form.ts';
import { REVIEW_THANKS } from '../../../../features/reviews/review-thanks.ts';
import { accountApi } from '../../../../features/session/account-api.ts';
import { isSessionOver } from '../../../../features/session/forget-session-on-401.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import { reviewFaults, reviewOf } from './review-values.ts';

/** Sends a review, signed in or not: the server answers the signed-out, and judges the rating. */
export function useReviewSending(tourId: string, form: VisitorFormState) {
  const { revalidate } = useRevalidator();
  const [notSent, setNotSent] = useState<string>();

  const askToSignIn = () =>
    showAlert({ text: PLEASE_SIGN_IN, offerSignIn: true, returnHash: '#review-form' });

  const send: Send = async (values, formTraces) => {
    dismissAlert();
    const review = reviewOf(values);
    const faults = reviewFaults(review.reviewText);
    if (faults.reviewText) return faults;
    setNotSent(undefined);
    const username = sessionStore.getSnapshot().user?.username;
    if (!username) askToSignIn();
    try {
      const body = { username, ...review };
      const answer = await accountApi.writeReview({ params: { id: tourId }, body, formTraces });
      emptyForm(form);
      showAlert({ text: answer.message ?? REVIEW_THANKS, tone: 'success' });
      await revalidate();
      return {};
    } catch (error) {
      setNotSent(notSentText(error, 'review'));
      if (!isSessionOver(error)) showAlert(sendingAlert(error, 'review'));
      else if (username) askToSignIn();
      return fieldFaults(error);
    }
  };

  return { send, notSent };
}
