import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { FIELD_BOX } from '../ui/field-style.ts';
import { NoScriptContact } from './no-script-contact.tsx';
import { useSubscribing } from './use-subscribing.ts';

export function NewsletterForm() {
  const isAlive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const { subscribe, progress, text } = useSubscribing();
  const isFault = progress === 'error';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const isSubscribed = await subscribe(input.value);
    if (isSubscribed) input.value = '';
    else input.focus();
  }

  return (
    <form aria-label="Newsletter" method="post" noValidate onSubmit={submit} className="mt-6">
      <NoScriptContact />
      <div className="flex flex-col gap-3 sm:flex-row">
        <label htmlFor="newsletter-email" className="sr-only">
          Email
        </label>
        <input
          ref={field}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          aria-invalid={isFault || undefined}
          aria-describedby={messageId}
          className={classNames(FIELD_BOX, 'sm:flex-1')}
        />
        <Button type={isAlive ? 'submit' : 'button'} busy={progress === 'sending'}>
          Subscribe
        </Button>
      </div>
      <p
        id={messageId}
        role="status"
        data-state={progress}
        className={classNames(
          'mt-2 mb-2 flex min-h-12 gap-2 sm:min-h-7 text-[0.9375rem] font-medium',
          isFault ? 'text-rhododendron' : 'text-success',
        )}
      >
        {isFault && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        {progress === 'success' && <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        {text}
      </p>
    </form>
  );
}
