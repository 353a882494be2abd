import type { KeyboardEvent } from 'react';

/** The button of a form that also leads to the next enquiry. */
export const THEN_NEXT = 'then-next';

/** The keys that send what is written; with Shift they also lead to the next one. */
export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey);

/** Sends a form as one of its buttons does; where it has none for the next enquiry, that key does nothing. */
export function sendByKey(form: HTMLFormElement, isThenNext: boolean): void {
  const button = form.querySelector<HTMLButtonElement>(
    `button[type=submit]${isThenNext ? `[name=${THEN_NEXT}]` : `:not([name=${THEN_NEXT}])`}`,
  );
  if (button) form.requestSubmit(button);
}
