import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EnquiryBody } from '../../../contracts/enquiries/enquiries.contract.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';
import { sendOnce } from '../drafts/send-once.ts';
import { failureAlert } from '../failures/failure-alert.ts';
import { failureText, fieldFaults } from '../failures/failure-text.ts';
import { sessionStore } from '../session/session-store.ts';
import { enquiryApi } from './enquiry-api.ts';
import { checkEnquiry, type EnquiryValues } from './enquiry-check.ts';
import { type LastEnquiry, lastEnquiryStore } from './last-enquiry.ts';

type Options = {
  draftName: string;
  returnHash: string;
  showFaults: (faults: Faults) => void;
  onSent: () => void;
};

/** Sends an enquiry: signed in first, then whole, then once, however often the button is pressed. */
export function useEnquirySending({ draftName, returnHash, showFaults, onSent }: Options) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<'idle' | 'sending' | 'failed' | 'kept'>('idle');
  const isSending = useRef(false);
  function askToSignIn(hasTyped = true) {
    setProgress(hasTyped ? 'kept' : 'idle');
    showAlert({ text: PLEASE_SIGN_IN, offerSignIn: true, returnHash });
  }

  async function post(userId: string, typed: EnquiryBody) {
    const body = { userId, ...typed };
    try {
      const answer = await sendOnce(draftName, body, (idempotencyKey) =>
        enquiryApi.sendEnquiry({ body, idempotencyKey }),
      );
      const { _id: id, reference, tourName, bookAt, guestSize } = answer.data;
      const stored: LastEnquiry = { id, reference, tourName, bookAt, guestSize };
      lastEnquiryStore.remember(stored);
      onSent();
      await navigate('/thank-you', { state: stored });
      setProgress('idle');
    } catch (error) {
      showFaults(toFormFaults(fieldFaults(error)));
      if (failureText(error) === PLEASE_SIGN_IN) return askToSignIn();
      setProgress('failed');
      showAlert(failureAlert(error));
    }
  }

  async function send(values: EnquiryValues) {
    if (isSending.current) return;
    dismissAlert();
    const { user } = sessionStore.getSnapshot();
    if (!user) return askToSignIn(Object.values(values).some((value) => value.trim() !== ''));
    const faults = checkEnquiry(values, todayInIndia());
    showFaults(faults);
    if (Object.keys(faults).length > 0) return;
    isSending.current = true;
    setProgress('sending');
    await post(user._id, toBody(values));
    isSending.current = false;
  }
  return { send, progress };
}

function toBody({ fullName, phone, email, destination, guestSize, bookAt }: EnquiryValues): EnquiryBody {
  const people = Number(toLatinDigits(guestSize));
  return { fullName, phone, userEmail: email, tourName: destination, guestSize: people, bookAt };
}

/** The API's names of two fields are not the form's. */
function toFormFaults({ userEmail, tourName, ...same }: Faults): Faults {
  const faults = { ...same };
  if (userEmail) faults.email = userEmail;
  if (tourName) faults.destination = tourName;
  return faults;
}
