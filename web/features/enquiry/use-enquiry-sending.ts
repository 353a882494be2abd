import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EnquiryBody } from '../../../contracts/enquiries/enquiries.contract.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { canOpenPage, fetchPageScript } from '../../lib/loading/fetch-page-script.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';
import { sendOnce } from '../drafts/send-once.ts';
import { sitting } from '../drafts/sitting/sitting.ts';
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
  readTraces: () => FormTraces;
  onSent: () => void;
};

/** Beside the words of the failure: the traveller may be on another page by then. */
export const NOT_SENT = 'Your enquiry was not sent.';
const SENT = 'Your enquiry has been sent successfully';
/** The page of thanks as the router knows it. */
const THANK_YOU = 'routes/enquiry/thank-you';

/** Sends an enquiry: signed in first, then whole, then once, however often the button is pressed. */
export function useEnquirySending({ draftName, returnHash, showFaults, readTraces, onSent }: Options) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<'idle' | 'sending' | 'sent' | 'failed' | 'kept'>('idle');
  const isSending = useRef(false);
  // Where the page of thanks could not be opened, what was sent still stands in the form: it is not sent again.
  const lastSent = useRef<{ content: string; enquiry: LastEnquiry }>(undefined);
  function askToSignIn(hasTyped = true) {
    setProgress(hasTyped ? 'kept' : 'idle');
    showAlert({ text: PLEASE_SIGN_IN, offerSignIn: true, returnHash });
  }

  async function post(userId: string, typed: EnquiryBody) {
    const body = { userId, ...typed };
    const content = JSON.stringify(body);
    const writtenIn = sitting.current();
    try {
      if (lastSent.current?.content !== content) lastSent.current = { content, enquiry: await store(body) };
      onSent();
      await thank(lastSent.current.enquiry, writtenIn);
    } catch (error) {
      showFaults(toFormFaults(fieldFaults(error)));
      if (failureText(error) === PLEASE_SIGN_IN) return askToSignIn();
      setProgress('failed');
      showAlert(failureAlert(error, NOT_SENT));
    }
  }

  async function store(body: EnquiryBody & { userId: string }): Promise<LastEnquiry> {
    // While the line is there.
    void fetchPageScript(THANK_YOU);
    const answer = await sendOnce(draftName, body, (idempotencyKey) =>
      enquiryApi.sendEnquiry({ body, idempotencyKey, formTraces: readTraces() }),
    );
    const { _id: id, reference, tourName, bookAt, guestSize } = answer.data;
    return { id, reference, tourName, bookAt, guestSize };
  }

  /** On a page of its own; where that cannot be opened, here. */
  async function thank(stored: LastEnquiry, writtenIn: string | null) {
    const canOpen = await canOpenPage(THANK_YOU);
    // Its sender has signed out, in another tab: whoever sits here by now reads nothing of it.
    if (sitting.current() !== writtenIn) return showAlert({ text: SENT, tone: 'success' });
    lastEnquiryStore.remember(stored);
    if (canOpen) {
      lastSent.current = undefined;
      await navigate('/thank-you', { state: stored });
      setProgress('idle');
    } else {
      setProgress('sent');
      showAlert({ text: SENT, detail: `Your reference is ${stored.reference}.`, tone: 'success' });
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
  const trip = { tourName: destination, guestSize: people, bookAt };
  return { fullName, phone, userEmail: email, ...trip };
}

/** The API's names of two fields are not the form's. */
function toFormFaults({ userEmail, tourName, ...same }: Faults): Faults {
  const faults = { ...same };
  if (userEmail) faults.email = userEmail;
  if (tourName) faults.destination = tourName;
  return faults;
}
