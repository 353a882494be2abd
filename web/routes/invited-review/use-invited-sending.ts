import { useState } from 'react';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import type { InvitedReviewBody } from '../../../contracts/reviews/reviews.contract.ts';
import { dismissAlert, showAlert } from '../../features/alerts/alerts.ts';
import { sendOnce } from '../../features/drafts/send-once.ts';
import { notSentText, sendingAlert } from '../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../features/failures/failure-text.ts';
import { REVIEW_THANKS } from '../../features/reviews/review-thanks.ts';
import { accountApi } from '../../features/session/account-api.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';

type Options = { token: string; draftName: string; onSent: (message: string) => void };

/** Sends the review once, however often the answer is lost. */
export function useInvitedSending({ token, draftName, onSent }: Options) {
  const [notSent, setNotSent] = useState<string>();

  async function send(
    body: InvitedReviewBody,
    formTraces: FormTraces,
    sentKey: string | undefined,
  ): Promise<Faults> {
    dismissAlert();
    setNotSent(undefined);
    try {
      const sendAs = (idempotencyKey: string, sent: InvitedReviewBody) =>
        accountApi.sendInvitedReview({ params: { token }, body: sent, idempotencyKey, formTraces });
      const { message } = await sendOnce(draftName, body, sendAs, { sentKey });
      onSent(message ?? REVIEW_THANKS);
      return {};
    } catch (error) {
      setNotSent(notSentText(error, 'review'));
      showAlert(sendingAlert(error, 'review'));
      return fieldFaults(error);
    }
  }

  return { send, notSent };
}
