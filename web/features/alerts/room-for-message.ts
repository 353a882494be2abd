import { alertStore, dismissAlert } from './alerts.ts';

export function makeRoomFor(message: HTMLElement): () => void {
  const leaveRoom = keepRoomFor(message);
  const window = message.closest('dialog');
  const letGo = window && closeBefore(window, message);
  return () => {
    leaveRoom();
    letGo?.();
  };
}

/** Sets `--message`, by which scroll targets stay below the message, and uncovers the focused field. */
function keepRoomFor(message: HTMLElement): () => void {
  const { style } = message.closest('dialog') ?? document.documentElement;
  const uncover = () => uncoverField(message);
  const measure = () => {
    style.setProperty('--message', `${message.offsetHeight}px`);
    uncover();
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(message);
  // Browsers scroll only the caret into view.
  document.addEventListener('focusin', uncover);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', uncover);
    style.removeProperty('--message');
  };
}

function uncoverField(message: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches('input, select, textarea')) return;
  const label = (field as HTMLInputElement).labels?.[0] ?? field;
  const { top, bottom } = message.getBoundingClientRect();
  const isCovered = label.getBoundingClientRect().top < bottom && field.getBoundingClientRect().bottom > top;
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}

/** Escape and Back close the message first; a second press closes its window. */
function closeBefore(window: HTMLDialogElement, message: HTMLElement): () => void {
  const closeMessage = (event: Event) => {
    if (!event.cancelable || event.target !== window) return;
    event.preventDefault();
    dismissAlert();
  };
  window.addEventListener('cancel', closeMessage);
  return () => {
    window.removeEventListener('cancel', closeMessage);
    const isFocusLost = message.contains(document.activeElement) || document.activeElement === document.body;
    if (!alertStore.get() && isFocusLost) window.querySelector('h2')?.focus({ preventScroll: true });
  };
}
