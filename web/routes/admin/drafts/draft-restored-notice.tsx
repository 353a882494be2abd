import type { MouseEvent } from 'react';
import { formAsTyped, typeAgain } from '../../../features/drafts/form-as-typed.ts';
import { showToast } from '../toasts/show-toast.ts';

type Props = {
  /** How a form that React holds is emptied and filled again; left out: the form around it is the browser's own. */
  onStartAfresh?: () => void;
};

/**
 * Said in a form that has back what was typed into it before a reload, a return or a new sign-in. Whoever wants none of it
 * starts afresh, and can take that back.
 */
export function DraftRestoredNotice({ onStartAfresh }: Props) {
  function startAfresh(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (onStartAfresh) onStartAfresh();
    else if (form) {
      const typed = formAsTyped(form);
      form.reset();
      // The button goes, and the focus with it.
      form.querySelector<HTMLElement>('input:not([hidden]), select, textarea:not([hidden])')?.focus();
      showToast({ text: 'The form is as it was.', undo: async () => typeAgain(form, typed) });
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
