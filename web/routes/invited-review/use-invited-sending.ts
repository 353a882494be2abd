import { useRef, useState } from 'react';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import type { InvitedReviewBody } from '../../../contracts/reviews/reviews.contract.ts';
import { dismissAlert, showAlert } from '../../features/alerts/alerts.ts';
import { sendOnce } from '../../features/drafts/send-once.ts';
import { fieldFaults } from '../../features/failures/failure-text.ts';
import { notSentText, sendingAlert } from '../../features/failures/sending-failure.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { invitationApi } from './invitation-api.ts';

type Options = {
  token: string;
  draftName: string;
  showFaults: (faults: Faults) => void;
  readTraces: () => FormTraces;
  onSent: (message: string) => void;
};

/** Sends the review once, however often the answer is lost. */
export function useInvitedSending({ token, draftName, showFaults, readTraces, onSent }: Options) {
  const [progress, setProgress] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [notSent, setNotSent] = useState('');
  const isSending = useRef(false);

  async function send(body: InvitedReviewBody): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    dismissAlert();
    setProgress('sending');
    try {
      const { message } = await sendOnce(draftName, body, (idempotencyKey, sent) =>
        invitationApi.sendInvitedReview({
          params: { token },
          body: sent,
          idempotencyKey,
          formTraces: readTraces(),
        }),
      );
      onSent(message ?? 'Thank you for your review.');
    } catch (error) {
      setProgress('failed');
      setNotSent(notSentText(error, 'review'));
      showFaults(fieldFaults(error));
      showAlert(sendingAlert(error, 'review'));
    } finally {
      isSending.current = false;
    }
  }

  return { send, progress, notSent };
}
