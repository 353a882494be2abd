import { useRef, useState } from 'react';
import type { ContactBody } from '../../../../contracts/contacts/contacts.contract.ts';
import type { FormTraces } from '../../../../contracts/fields/form-traces.ts';
import type { AlertMessage } from '../../../features/alerts/alerts.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import type { FormAnswer } from '../../../features/forms/form-answer.ts';
import { formApi } from '../../../features/forms/form-api.ts';
import type { Sending, VisitorFormState } from '../../../features/forms/use-visitor-form.ts';
import { CONTACT, checkContact, contactBody, contactFailure } from './contact-check.ts';

export type ContactProgress = { state: 'idle' | 'sent' } | ({ state: 'failed' } & AlertMessage);

/** The fields keep their text, and the same content is sent once. */
export function useContactSending({ draft, answer, isSending }: VisitorFormState) {
  const [progress, setProgress] = useState<ContactProgress>({ state: 'idle' });
  // Storage forgets it on success, but a second press is still the same message.
  const lastSent = useRef<{ content: string; key: string }>(undefined);

  /** Enter in the first field submits while the form's foot is out of view on phones. */
  function tell(next: ContactProgress): void {
    setProgress(next);
    draft.form.current?.querySelector('[data-result]')?.scrollIntoView({ block: 'nearest' });
  }

  async function post(body: ContactBody, formTraces: FormTraces, sentKey?: string): Promise<undefined> {
    const content = JSON.stringify(body);
    const sendAs = async (key: string) => {
      await formApi.sendContactMessage({ body, idempotencyKey: key, formTraces });
      lastSent.current = { content, key };
    };
    if (lastSent.current?.content === content) await sendAs(lastSent.current.key);
    else await sendOnce(CONTACT, body, sendAs, { sentKey });
    draft.clear();
    tell({ state: 'sent' });
  }

  const failed: Sending['failed'] = (error) => {
    const failure = contactFailure(error);
    tell({ state: 'failed', ...failure });
    // The form has gone with its page.
    return draft.form.current ? undefined : failure;
  };

  const send: Sending['send'] = async (values, traces, sentKey) => {
    setProgress({ state: 'idle' });
    const faults = checkContact(values);
    const body = contactBody(values);
    return body && Object.keys(faults).length === 0 ? post(body, traces, sentKey) : faults;
  };

  return { sending: { send, failed }, progress: answer ? progressOf(answer) : isSending ? IDLE : progress };
}

const IDLE: ContactProgress = { state: 'idle' };

function progressOf({ said }: FormAnswer): ContactProgress {
  if (!said) return IDLE;
  return said.tone === 'success' ? { state: 'sent' } : { ...said, state: 'failed' };
}
