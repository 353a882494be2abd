import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rememberFocus } from '../lib/browser/remember-focus.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Work is under way that it waits for: whoever uses it cannot close it until that is done. */
  busy?: boolean;
  children: ReactNode;
};

/**
 * A modal window on the browser's own `<dialog>`: it keeps focus inside, closes on Escape and on a press
 * beside it, and gives focus back to what opened it, or to what is left around that. It hangs from its top: in the
 * middle, whatever came late into it would move what is about to be pressed.
 */
export function Dialog({ open, onClose, title, busy = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const putFocusBack = rememberFocus();
    element.showModal();
    return () => {
      element.close();
      putFocusBack();
    };
  }, [open]);

  function close() {
    if (!busy) dialog.current?.close();
  }

  /** Closed by the browser, unless it is open again. */
  function closed() {
    if (!open || dialog.current?.open) return;
    // Not every way out can be held off: a second Escape cannot, nor Back on a phone.
    if (busy) dialog.current?.showModal();
    else onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> has itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (busy) event.preventDefault();
      }}
      onClose={closed}
      // A press that began on text inside and ended beside must not throw a half-written form away.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedBeside.current) close();
      }}
      className="mx-auto mt-[max(1rem,8dvh)] mb-auto max-h-[calc(100dvh-1rem-max(1rem,8dvh))] w-[min(36rem,calc(100vw-2rem))] overscroll-contain rounded-card border border-mist bg-sheet p-0 text-ink backdrop:bg-[#0a110fb3]"
    >
      {open && (
        <div className="p-5 sm:p-8">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-1 text-heading">
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-disabled={busy || undefined}
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
