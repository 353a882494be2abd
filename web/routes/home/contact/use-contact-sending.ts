import { type RefObject, useRef, useState } from 'react';
import type { ContactBody } from '../../../../contracts/contacts/contacts.contract.ts';
import type { FormTraces } from '../../../../contracts/fields/form-traces.ts';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { contactApi } from './contact-api.ts';
import { type ContactValues, checkContact, isTourType } from './contact-check.ts';

type Options = {
  draftName: string;
  form: RefObject<HTMLFormElement | null>;
  showFaults: (faults: Faults) => void;
  readTraces: () => FormTraces;
  onSent: () => void;
};

export const FAILED = 'Failed to send message. Please try again.';

export type ContactProgress = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; reason?: string };

/** Sends the simple contact form, once for one content: its fields stay filled, and the button can be pressed again. */
export function useContactSending({ draftName, form, showFaults, readTraces, onSent }: Options) {
  const [progress, setProgress] = useState<ContactProgress>({ state: 'idle' });
  const isSending = useRef(false);
  // The storage forgets what was sent; while the page is open the same content is still the same message.
  const lastSent = useRef<{ content: string; key: string }>(undefined);

  async function post(body: ContactBody) {
    const content = JSON.stringify(body);
    const sendAs = async (key: string) => {
      await contactApi.sendContactMessage({ body, idempotencyKey: key, formTraces: readTraces() });
      lastSent.current = { content, key };
    };
    try {
      if (lastSent.current?.content === content) await sendAs(lastSent.current.key);
      else await sendOnce(draftName, body, sendAs);
      onSent();
      setProgress({ state: 'sent' });
    } catch (error) {
      showFaults(fieldFaults(error));
      const reason = failureReason(error);
      setProgress({ state: 'failed', reason });
      // The form has gone with its page.
      if (!form.current) showAlert({ text: FAILED, detail: reason });
    }
  }

  async function send(values: ContactValues) {
    if (isSending.current) return;
    const faults = checkContact(values);
    showFaults(faults);
    const { tourType } = values;
    if (Object.keys(faults).length > 0 || !isTourType(tourType)) return setProgress({ state: 'idle' });
    isSending.current = true;
    setProgress({ state: 'sending' });
    const { name, email, mobile, message } = values;
    await post({ name, email, mobile, tourType, message });
    isSending.current = false;
  }

  return { send, progress };
}
