import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { showFailure, showNote, showToast } from '../toasts/show-toast.ts';

type Props = {
  /** Empties a form that has more than fields; the result undoes that. Default: resets the form. */
  onStartAfresh?: () => () => void;
};

export function DraftRestoredNotice({ onStartAfresh }: Props) {
  function startAfresh({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    const typed = formAsTyped(form);
    const takeBack = onStartAfresh ? flushSync(onStartAfresh) : undefined;
    if (!onStartAfresh) form.reset();
    const given = formAsTyped(form);
    // The button disappears with the focus on it.
    form.querySelector<HTMLElement>('input:not([hidden]), select, textarea:not([hidden])')?.focus();
    showToast({ text: 'The form is as it was.', undo: async () => bringBack(form, given, putBack) });

    function putBack() {
      if (!form?.isConnected) return showFailure(CLOSED);
      if (takeBack) flushSync(takeBack);
      typeAgain(form, typed);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <p role="status">What you typed here before has been restored.</p>
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-semibold text-link"
        onClick={startAfresh}
      >
        Start afresh
      </button>
    </div>
  );
}

const CLOSED = 'The form has been closed. What stood in it before cannot be put back.';

/** Asks first if the user has typed since. */
function bringBack(form: HTMLFormElement, given: ReturnType<typeof formAsTyped>, putBack: () => void): void {
  if (!form.isConnected || isAsTyped(given)) putBack();
  else
    showNote('You have typed into the form since. What stood in it before would take the place of that.', {
      text: 'Put it back',
      go: putBack,
    });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = { field: Field; value: string; isTicked: boolean }[];

function formAsTyped(form: HTMLFormElement): Typed {
  return fieldsOf(form).map((field) => ({
    field,
    value: field.value,
    isTicked: field instanceof HTMLInputElement && field.checked,
  }));
}

function isAsTyped(typed: Typed): boolean {
  return typed.every(
    ({ field, value, isTicked }) =>
      field.value === value && (!(field instanceof HTMLInputElement) || field.checked === isTicked),
  );
}

function typeAgain(form: HTMLFormElement, typed: Typed): void {
  if (!form.isConnected) return;
  for (const { field, value, isTicked } of typed) {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) field.checked = isTicked;
    else field.value = value;
  }
  for (const type of ['input', 'change']) form.dispatchEvent(new Event(type, { bubbles: true }));
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'file') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}
