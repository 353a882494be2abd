import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PLEASE_SIGN_IN } from '../../../../../contracts/fields/field-limits.ts';
import { alertStore, showAlert } from '../../../../features/alerts/alerts.ts';
import { notSentText, sendingAlert } from '../../../../features/failures/failure-alert.ts';
import { emptyForm } from '../../../../features/forms/empty-form.ts';
import type { Sending, VisitorFormState } from '../../../../features/forms/use-visitor-form.ts';
import { REVIEW_THANKS } from '../../../../features/reviews/review-thanks.ts';
import { accountApi } from '../../../../features/session/account-api.ts';
import { isSessionOver } from '../../../../features/session/forget-session-on-401.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import { reviewFaults, reviewOf } from './review-values.ts';

export function useReviewSending(tourId: string, form: VisitorFormState) {
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

const SIGN_IN = { text: PLEASE_SIGN_IN, offerSignIn: true, returnHash: '#review-form' };
