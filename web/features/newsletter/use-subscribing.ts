import { useState } from 'react';
import { isEmailAddress } from '../../lib/phone-and-mail/is-email-address.ts';
import { emptyForm } from '../forms/empty-form.ts';
import type { FormMessage } from '../forms/form-answer.ts';
import { type Sending, useVisitorForm } from '../forms/use-visitor-form.ts';
import { accountApi } from '../session/account-api.ts';
import { addressFaults, NEWSLETTER, NO_ADDRESS, notSubscribed, SUBSCRIBED } from './newsletter-texts.ts';

export function useSubscribing() {
  const form = useVisitorForm({ name: NEWSLETTER, draft: NEWSLETTER, purpose: 'newsletter' });
  const [said, setSaid] = useState<FormMessage>();

  const send: Sending['send'] = async (values, formTraces) => {
    setSaid(undefined);
    const email = values.email?.trim() ?? '';
    if (!isEmailAddress(email)) {
      setSaid({ text: NO_ADDRESS, tone: 'error' });
      return { email: NO_ADDRESS };
    }
    await accountApi.subscribe({ body: { email }, formTraces });
    emptyForm(form);
    setSaid(SUBSCRIBED);
  };

  const failed = (error: unknown) => {
    const failure = notSubscribed(error);
    setSaid(failure);
    // The form has gone with its page.
    return form.draft.form.current ? undefined : failure;
  };

  // Of a wait, or a site that is away, the next thing to press is the button.
  const sending: Sending = { send, failed, faultsOf: addressFaults };
  return { form, sending, said: form.answer?.said ?? said };
}
