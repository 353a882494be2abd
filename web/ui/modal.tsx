import { type ReactNode, useEffect, useRef } from 'react';
import { useBackCloses } from '../lib/browser/overlays/use-back-closes.ts';
import { rememberFocus } from '../lib/browser/remember-focus.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** What it is called: of a window with a title by the title's id, of one without in words. */
  name: { labelledBy: string } | { label: string };
  /** Work is under way that it waits for: whoever uses it cannot close it until that is done. */
  busy?: boolean;
  /** It asks whether to leave the page: pressing Back is no answer to that, and another way of asking. */
  isAboutLeaving?: boolean;
  /** Its place and size. */
  className: string;
  /** Given the way to close it; not there while it is closed. */
  children: (close: () => void) => ReactNode;
};

/**
 * A modal window on the browser's own `<dialog>`: it keeps focus inside, closes on Escape, on Back and on a press beside
 * it, and gives focus back to what opened it, or to what is left around that. See `focusFirst` for where focus begins.
 */
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

  // Asks as Escape does: whatever holds that off holds off Back.
  useBackCloses(open && !isAboutLeaving, () => {
    const mayClose = dialog.current?.dispatchEvent(new Event('cancel', { cancelable: true })) !== false;
    if (mayClose) close();
    return mayClose;
  });

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
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      aria-label={'label' in name ? name.label : undefined}
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
      className={`overscroll-contain border border-mist bg-sheet p-0 text-ink backdrop:bg-[#0a110fb3] ${className}`}
    >
      {open && children(close)}
    </dialog>
  );
}

const FIELDS = ':is(input, select, textarea):not([tabindex="-1"], [type="hidden"], [readonly], :disabled)';

/**
 * At what is asked for, else at the first field, else at the title: the browser's own choice is what comes first, which is
 * the way out. Under a finger the title is read first: a field would bring the keyboard over half of it.
 */
function focusFirst(dialog: HTMLElement): void {
  const isByFinger = matchMedia('(pointer: coarse)').matches;
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    (isByFinger ? null : dialog.querySelector<HTMLElement>(FIELDS)) ??
    dialog.querySelector<HTMLElement>('h2[tabindex]');
  first?.focus({ preventScroll: true });
}
