import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { href } from 'react-router';
import { isEmailAddress } from '../../lib/phone-and-mail/is-email-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConsentLine } from '../consent/consent-line.tsx';
import { emptyForm } from '../forms/empty-form.ts';
import type { FormMessage } from '../forms/form-answer.ts';
import { type Sending, useVisitorForm } from '../forms/use-visitor-form.ts';
import { VisitorForm } from '../forms/visitor-form.tsx';
import { accountApi } from '../session/account-api.ts';
import { addressFaults, NEWSLETTER, NO_ADDRESS, notSubscribed, SUBSCRIBED } from './newsletter-texts.ts';

export function NewsletterForm({ email }: { email?: string | null }) {
  const fieldId = useId();
  const messageId = useId();
  const { form, sending, said } = useSubscribing();
  return (
    <VisitorForm
      form={form}
      action={href('/newsletter')}
      sending={sending}
      aria-label="Newsletter"
      className="mt-6"
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <label htmlFor={fieldId} className="sr-only">
          Email
        </label>
        <input
          id={fieldId}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          defaultValue={form.values.email ?? email ?? undefined}
          required
          aria-invalid={form.faults.email ? true : undefined}
          aria-describedby={messageId}
          className="field-box sm:flex-1"
        />
        <Button type="submit" busy={form.isSending}>
          Subscribe
        </Button>
      </div>
      <ConsentLine purpose="newsletter" className="mt-3" />
      <NewsletterMessage id={messageId} said={said} />
    </VisitorForm>
  );
}

function NewsletterMessage({ id, said }: { id: string; said: FormMessage | undefined }) {
  const isFault = said?.tone === 'error';
  return (
    <div
      id={id}
      role="status"
      data-state={said?.tone ?? 'idle'}
      className={classNames(
        'mt-2 mb-2 flex min-h-12 gap-2 text-[0.9375rem] sm:min-h-7',
        isFault ? 'text-rhododendron' : 'text-success',
      )}
    >
      {isFault && <CircleAlert className="mt-0.5 size-5 shrink-0" />}
      {said && !isFault && <CircleCheck className="mt-0.5 size-5 shrink-0" />}
      {said && (
        <div className="min-w-0">
          <p className="font-medium">{said.text}</p>
          {isFault && <p className="text-ink">{said.detail ?? said.words}</p>}
          {said.hasNoAnswer && <p data-line="" className="text-ink" />}
        </div>
      )}
    </div>
  );
}

function useSubscribing() {
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

  const sending: Sending = { send, failed, faultsOf: addressFaults };
  return { form, sending, said: form.answer?.said ?? said };
}
