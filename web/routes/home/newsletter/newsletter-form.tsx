import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { ConsentLine } from '../../../features/consent/consent-line.tsx';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { Honeypot } from '../../../features/form-traces/honeypot.tsx';
import { useFormTraces } from '../../../features/form-traces/use-form-traces.ts';
import { SendButton } from '../../../ui/buttons/send-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FIELD_BOX } from '../../../ui/fields/field-style.ts';
import { useSubscribing } from './use-subscribing.ts';

export function NewsletterForm() {
  const draft = useFormDraft('newsletter');
  const messageId = useId();
  const { subscribe, state } = useSubscribing();
  const readTraces = useFormTraces('newsletter', draft.form, draft.restored !== null);
  const isFault = state.progress === 'error';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = draft.form.current?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const result = await subscribe(field.value, readTraces());
    if (result?.progress === 'success') {
      field.value = '';
      draft.clear();
    }
    // The form has gone with its page.
    if (result?.progress === 'error' && !draft.form.current)
      showAlert({ text: result.text, detail: result.reason });
    // Of a wait, or a site that is away, the next thing to press is the button.
    if (result?.progress === 'error' && result.isRefused) field.focus();
  }

  return (
    <form
      ref={draft.form}
      aria-label="Newsletter"
      method="post"
      noValidate
      onInput={draft.save}
      onSubmit={submit}
      className="mt-6"
    >
      <Honeypot />
      <noscript>
        <p className="mb-5">
          <a href="/newsletter" className="inline-flex min-h-11 items-center text-link">
            Subscribe on a page that needs no JavaScript
          </a>
        </p>
      </noscript>
      <div className="flex flex-col gap-3 sm:flex-row">
        <label htmlFor="newsletter-email" className="sr-only">
          Email
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          aria-invalid={(isFault && state.isRefused) || undefined}
          aria-describedby={messageId}
          className={classNames(FIELD_BOX, 'sm:flex-1')}
        />
        <SendButton busy={state.progress === 'sending'}>Subscribe</SendButton>
      </div>
      <ConsentLine purpose="newsletter" className="mt-3" />
      <div
        id={messageId}
        role="status"
        data-state={state.progress}
        className={classNames(
          'mt-2 mb-2 flex min-h-12 gap-2 text-[0.9375rem] sm:min-h-7',
          isFault ? 'text-rhododendron' : 'text-success',
        )}
      >
        {isFault && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        {state.progress === 'success' && (
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        )}
        {'text' in state && (
          <div className="min-w-0">
            <p className="font-medium">{state.text}</p>
            {isFault && state.reason && <p className="text-ink">{state.reason}</p>}
          </div>
        )}
      </div>
    </form>
  );
}
