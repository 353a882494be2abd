import { type ReactNode, useEffect, useRef } from 'react';
import { useBackCloses } from '../lib/browser/overlays/use-back-closes.ts';
import { rememberFocus } from '../lib/browser/remember-focus.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  name: { labelledBy: string } | { label: string };
  /** Prevents closing. */
  busy?: boolean;
  /** It asks whether to leave the page: Back must not close it. */
  isAboutLeaving?: boolean;
  className: string;
  children: (close: () => void) => ReactNode;
};

/** Uses `<dialog>`: traps focus, closes on Escape, Back or a press beside it, and restores the focus. */
export function Modal({
  open,
  onClose,
  name,
  busy = false,
  isAboutLeaving = false,
  className,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const putFocusBack = rememberFocus();
    element.showModal();
    focusFirst(element);
    return () => {
      element.close();
      putFocusBack();
    };
  }, [open]);

  // The same event as Escape, so that one handler can prevent both.
  useBackCloses(open && !isAboutLeaving, () => {
    const mayClose = dialog.current?.dispatchEvent(new Event('cancel', { cancelable: true })) !== false;
    if (mayClose) close();
    return mayClose;
  });

  function close() {
    if (!busy) dialog.current?.close();
  }

  function closed() {
    if (!open || dialog.current?.open) return;
    // A second Escape, or Back on a phone, cannot be prevented.
    if (busy) dialog.current?.showModal();
    else onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> has itself
    <dialog
      ref={dialog}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      aria-label={'label' in name ? name.label : undefined}
      onCancel={(event) => {
        if (busy) event.preventDefault();
      }}
      onClose={closed}
      // A press that starts on text inside and ends outside must not close a half-written form.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedBeside.current) close();
      }}
      className={`overscroll-contain border border-mist bg-sheet p-0 text-ink backdrop:bg-[#0a110fb3] ${className}`}
    >
      {open && children(close)}
    </dialog>
  );
}

const FIELDS = ':is(input, select, textarea):not([tabindex="-1"], [type="hidden"], [readonly], :disabled)';

/** Focuses the requested element, else the first field (unless by touch: it opens the keyboard), else the title. */
function focusFirst(dialog: HTMLElement): void {
  const isByFinger = matchMedia('(pointer: coarse)').matches;
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    (isByFinger ? null : dialog.querySelector<HTMLElement>(FIELDS)) ??
    dialog.querySelector<HTMLElement>('h2[tabindex]');
  first?.focus({ preventScroll: true });
}
