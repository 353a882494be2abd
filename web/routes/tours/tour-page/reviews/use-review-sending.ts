import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LIMITS, PLEASE_SIGN_IN } from '../../../../../contracts/fields/field-limits.ts';
import type { FormTraces } from '../../../../../contracts/fields/form-traces.ts';
import { dismissAlert, showAlert } from '../../../../features/alerts/alerts.ts';
import { failureText, fieldFaults } from '../../../../features/failures/failure-text.ts';
import { notSentText, sendingAlert } from '../../../../features/failures/sending-failure.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import type { Faults } from '../../../../ui/fields/use-faults.ts';
import { reviewApi } from './review-api.ts';

type Options = {
  tourId: string;
  showFaults: (faults: Faults) => void;
  readTraces: () => FormTraces;
  onSent: () => void;
};

/** Sends a review, signed in or not: the server answers the signed-out, and judges the rating. */
export function useReviewSending({ tourId, showFaults, readTraces, onSent }: Options) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [notSent, setNotSent] = useState('');
  const isSending = useRef(false);
  const askToSignIn = () =>
    showAlert({ text: PLEASE_SIGN_IN, offerSignIn: true, returnHash: '#review-form' });

  async function post(reviewText: string, rating: number) {
    const username = sessionStore.getSnapshot().user?.username;
    if (!username) askToSignIn();
    const body = { username, reviewText, rating };
    try {
      const answer = await reviewApi.writeReview({ params: { id: tourId }, body, formTraces: readTraces() });
      onSent();
      setProgress('idle');
      showAlert({ text: answer.message ?? 'Thank you for your review.', tone: 'success' });
      await revalidate();
    } catch (error) {
      setProgress('failed');
      setNotSent(notSentText(error, 'review'));
      showFaults(fieldFaults(error));
      if (failureText(error) !== PLEASE_SIGN_IN) showAlert(sendingAlert(error, 'review'));
      else if (username) askToSignIn();
    }
  }

  async function send(reviewText: string, rating: number) {
    if (isSending.current) return;
    dismissAlert();
    const fault = textFault(reviewText.trim());
    showFaults(fault ? { reviewText: fault } : {});
    if (fault) return;
    isSending.current = true;
    setProgress('sending');
    await post(reviewText, rating);
    isSending.current = false;
  }
  return { send, progress, notSent };
}

function textFault(text: string): string | undefined {
  if (!text) return 'Enter your review.';
  if (text.length > LIMITS.reviewText) return `Keep your review to ${LIMITS.reviewText} characters at most.`;
}
