import type { FormEvent, ReactNode, RefObject } from 'react';
import { SendButton } from '../../ui/buttons/send-button.tsx';

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  action: string;
  busyAction: string;
  isBusy: boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Called with what was typed; not while an earlier press is still at work. */
  onSend: (values: Record<string, string>) => void;
  children: ReactNode;
};

/** Fields and one button, for the pages of signing in. Passwords must not land in an address: hence `post`. */
export function AccountForm({ formRef, action, busyAction, isBusy, onInput, onSend, children }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onSend(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  }
  return (
    <form ref={formRef} method="post" noValidate onInput={onInput} onSubmit={submit} className="grid gap-5">
      <noscript>
        <p className="rounded-field border-l-4 border-teesta bg-info-ground px-4 py-3">
          Signing in needs JavaScript. Please allow it for this site, or call us.
        </p>
      </noscript>
      {children}
      <SendButton busy={isBusy} className="w-full">
        {isBusy ? busyAction : action}
      </SendButton>
    </form>
  );
}
