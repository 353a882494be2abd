import { useEffect, useRef, useState } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import type { EnquiryBody } from '../../../contracts/enquiries/enquiries.contract.ts';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { canOpenPage, fetchPageScript } from '../../lib/loading/fetch-page-script.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { type AlertMessage, showAlert } from '../alerts/alerts.ts';
import { draftSession } from '../drafts/draft-session/draft-session.ts';
import { sendOnce } from '../drafts/send-once.ts';
import { notSentText, sendingAlert } from '../failures/failure-alert.ts';
import { fieldFaults } from '../failures/failure-text.ts';
import { formApi } from '../forms/form-api.ts';
import type { Sending, VisitorFormState } from '../forms/use-visitor-form.ts';
import { isSessionOver } from '../session/forget-session-on-401.ts';
import { sessionStore } from '../session/session-store.ts';
import { enquiryBody, toFormFaults } from './enquiry-body.ts';
import { checkEnquiry, type EnquiryValues } from './enquiry-check.ts';
import { type LastEnquiry, lastEnquiryStore } from './last-enquiry.ts';

type Options = {
  form: VisitorFormState;
  draftName: string;
  returnHash: string;
  isEmailGiven: boolean;
};

type Traces = { formTraces: FormTraces; sentKey: string | undefined };

const SENT = 'Your enquiry has been sent successfully';
const THANK_YOU = 'routes/enquiry/thank-you';

export function useEnquirySending({ form, draftName, returnHash, isEmailGiven }: Options) {
  const { draft } = form;
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const [progress, setProgress] = useState<'idle' | 'sent' | 'failed' | 'kept'>('idle');
  const [notSent, setNotSent] = useState('');
  // If the thanks page fails to open, the form keeps its content but must not send it again.
  const lastSent = useRef<{ content: string; enquiry: LastEnquiry }>(undefined);
  useEffect(tellOfUnthanked, []);

  function askToSignIn(values: EnquiryValues): AlertMessage {
    setProgress(draft.save() ? 'kept' : 'idle');
    return { text: PLEASE_SIGN_IN, offerSignIn: true, returnHash, wish: values };
  }

  async function post(userId: string, values: EnquiryValues, traces: Traces): Promise<undefined> {
    const body = { userId, ...enquiryBody(values) };
    const content = JSON.stringify(body);
    const writtenIn = draftSession.current();
    const writtenOn = location.pathname;
    const hasLeft = () => location.pathname !== writtenOn || isLeaving.current;
    if (lastSent.current?.content !== content)
      lastSent.current = { content, enquiry: await store(body, traces) };
    draft.clear();
    await thank(lastSent.current.enquiry, writtenIn, hasLeft);
  }

  async function store(
    body: EnquiryBody & { userId: string },
    { formTraces, sentKey }: Traces,
  ): Promise<LastEnquiry> {
    void fetchPageScript(THANK_YOU);
    const sendAs = (idempotencyKey: string) => formApi.sendEnquiry({ body, idempotencyKey, formTraces });
    const answer = await sendOnce(draftName, body, sendAs, { sentKey });
    const { _id: id, reference, tourName, bookAt, travelWords, guestSize } = answer.data;
    return { id, reference, tourName, bookAt, travelWords, guestSize };
  }

  /** On the thanks page; if it cannot open or the traveller has moved on, in an alert. */
  async function thank(stored: LastEnquiry, writtenIn: string | null, hasLeft: () => boolean) {
    // The sender may have signed out in another tab: the next user must not see it.
    const isTheirs = () => draftSession.current() === writtenIn;
    if (isTheirs()) lastEnquiryStore.remember({ ...stored, isUnthanked: true });
    const canOpen = await canOpenPage(THANK_YOU);
    if (!isTheirs()) return showAlert({ text: SENT, tone: 'success' });
    lastEnquiryStore.remember(stored);
    if (hasLeft()) tellWhereTheyAre(stored.reference);
    else if (canOpen) {
      lastSent.current = undefined;
      await navigate(href('/thank-you'), { state: stored });
      setProgress('idle');
    } else {
      setProgress('sent');
      tellWhereTheyAre(stored.reference);
    }
  }

  const send: Sending['send'] = async (typed, formTraces, sentKey) => {
    const values = typed as EnquiryValues;
    setProgress('idle');
    const { user } = sessionStore.getSnapshot();
    const { email, ...others } = checkEnquiry(values, todayInIndia());
    const faults: Faults = email && (user || !isEmailGiven) ? { ...others, email } : others;
    if (!user) showAlert(askToSignIn(values));
    if (!user || Object.keys(faults).length > 0) return faults;
    return post(user._id, values, { formTraces, sentKey });
  };

  const failed: Sending['failed'] = (error, typed) => {
    if (isSessionOver(error)) return askToSignIn(typed as EnquiryValues);
    setProgress('failed');
    setNotSent(notSentText(error, 'enquiry'));
    return sendingAlert(error, 'enquiry');
  };

  const faultsOf = (error: unknown) => toFormFaults(fieldFaults(error));
  return { sending: { send, failed, faultsOf }, progress, notSent };
}

function tellWhereTheyAre(reference: string): void {
  showAlert({ text: SENT, detail: `Your reference is ${reference}.`, tone: 'success' });
}

function tellOfUnthanked(): void {
  const reference = lastEnquiryStore.takeUnthanked();
  if (reference) tellWhereTheyAre(reference);
}

/** The browser's address changes later than the router's. */
function useIsLeaving() {
  const isLeaving = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return isLeaving;
}
