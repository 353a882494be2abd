import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { EnquiryBody } from '../../../contracts/enquiries/enquiries.contract.ts';
import { NOT_DECIDED } from '../../../contracts/enquiries/travel-days.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { canOpenPage, fetchPageScript } from '../../lib/loading/fetch-page-script.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';
import { sendOnce } from '../drafts/send-once.ts';
import { sitting } from '../drafts/sitting/sitting.ts';
import { failureText, fieldFaults } from '../failures/failure-text.ts';
import { notSentText, sendingAlert } from '../failures/sending-failure.ts';
import { sessionStore } from '../session/session-store.ts';
import { enquiryApi } from './enquiry-api.ts';
import { checkEnquiry, type EnquiryValues } from './enquiry-check.ts';
import { type LastEnquiry, lastEnquiryStore } from './last-enquiry.ts';

type Options = {
  draftName: string;
  returnHash: string;
  /** It is the account's, and nothing to type. */
  isEmailGiven: boolean;
  showFaults: (faults: Faults) => void;
  readTraces: () => FormTraces;
  /** Keeps what is typed; false where nothing is. */
  save: () => boolean;
  onSent: () => void;
};

const SENT = 'Your enquiry has been sent successfully';
/** The page of thanks as the router knows it. */
const THANK_YOU = 'routes/enquiry/thank-you';

/** Sends an enquiry: signed in first, then whole, then once, however often the button is pressed. */
export function useEnquirySending(options: Options) {
  const { draftName, returnHash, isEmailGiven, showFaults, readTraces, save, onSent } = options;
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const [progress, setProgress] = useState<'idle' | 'sending' | 'sent' | 'failed' | 'kept'>('idle');
  const [notSent, setNotSent] = useState('');
  const isSending = useRef(false);
  // Where the page of thanks could not be opened, what was sent still stands in the form: it is not sent again.
  const lastSent = useRef<{ content: string; enquiry: LastEnquiry }>(undefined);
  useEffect(tellOfUnthanked, []);

  function askToSignIn(values: EnquiryValues) {
    setProgress(save() ? 'kept' : 'idle');
    showAlert({ text: PLEASE_SIGN_IN, offerSignIn: true, returnHash, wish: values });
  }

  async function post(userId: string, values: EnquiryValues) {
    const body = { userId, ...toBody(values) };
    const content = JSON.stringify(body);
    const writtenIn = sitting.current();
    const writtenOn = location.pathname;
    const hasLeft = () => location.pathname !== writtenOn || isLeaving.current;
    try {
      if (lastSent.current?.content !== content) lastSent.current = { content, enquiry: await store(body) };
      onSent();
      await thank(lastSent.current.enquiry, writtenIn, hasLeft);
    } catch (error) {
      showFaults(toFormFaults(fieldFaults(error)));
      if (failureText(error) === PLEASE_SIGN_IN) return askToSignIn(values);
      setProgress('failed');
      setNotSent(notSentText(error, 'enquiry'));
      showAlert(sendingAlert(error, 'enquiry'));
    }
  }

  async function store(body: EnquiryBody & { userId: string }): Promise<LastEnquiry> {
    // While the line is there.
    void fetchPageScript(THANK_YOU);
    const answer = await sendOnce(draftName, body, (idempotencyKey) =>
      enquiryApi.sendEnquiry({ body, idempotencyKey, formTraces: readTraces() }),
    );
    const { _id: id, reference, tourName, bookAt, travelWords, guestSize } = answer.data;
    return { id, reference, tourName, bookAt, travelWords, guestSize };
  }

  /** On a page of its own; where that cannot be opened, or the traveller has gone on, where they are. */
  async function thank(stored: LastEnquiry, writtenIn: string | null, hasLeft: () => boolean) {
    // Its sender has signed out, in another tab: whoever sits here by now reads nothing of it.
    const isTheirs = () => sitting.current() === writtenIn;
    if (isTheirs()) lastEnquiryStore.remember({ ...stored, isUnthanked: true });
    const canOpen = await canOpenPage(THANK_YOU);
    if (!isTheirs()) return showAlert({ text: SENT, tone: 'success' });
    lastEnquiryStore.remember(stored);
    if (hasLeft()) tellWhereTheyAre(stored.reference);
    else if (canOpen) {
      lastSent.current = undefined;
      await navigate('/thank-you', { state: stored });
      setProgress('idle');
    } else {
      setProgress('sent');
      tellWhereTheyAre(stored.reference);
    }
  }

  async function send(values: EnquiryValues) {
    if (isSending.current) return;
    dismissAlert();
    const { user } = sessionStore.getSnapshot();
    const { email, ...typed } = checkEnquiry(values, todayInIndia());
    const faults: Faults = email && (user || !isEmailGiven) ? { ...typed, email } : typed;
    showFaults(faults);
    if (!user) return askToSignIn(values);
    if (Object.keys(faults).length > 0) return;
    isSending.current = true;
    setProgress('sending');
    await post(user._id, values);
    isSending.current = false;
  }
  return { send, progress, notSent };
}

function tellWhereTheyAre(reference: string): void {
  showAlert({ text: SENT, detail: `Your reference is ${reference}.`, tone: 'success' });
}

/** Whoever reloaded the page when the answer was there, and the page of thanks was not. */
function tellOfUnthanked(): void {
  const reference = lastEnquiryStore.takeUnthanked();
  if (reference) tellWhereTheyAre(reference);
}

/** Whether the router is on its way to another page, whose address the browser does not show yet. */
function useIsLeaving() {
  const isLeaving = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return isLeaving;
}

function toBody(values: EnquiryValues): EnquiryBody {
  const { fullName, phone, email, destination, guestSize, bookAt, partyWords } = values;
  const date = values.hasOpenDates ? { travelWords: values.travelWords?.trim() || NOT_DECIDED } : { bookAt };
  const people = Number(toLatinDigits(guestSize));
  const message = [values.message?.trim(), partyWords].filter(Boolean).join('\n') || undefined;
  return { fullName, phone, userEmail: email, tourName: destination, guestSize: people, ...date, message };
}

/** The API's names of two fields are not the form's. */
function toFormFaults({ userEmail, tourName, ...same }: Faults): Faults {
  const faults = { ...same };
  if (userEmail) faults.email = userEmail;
  if (tourName) faults.destination = tourName;
  return faults;
}
