import { type KeysAhead, SEQUENCE_MS } from './keys-ahead.ts';
import { hasModifier } from './modifier.ts';
import { areShortcutsOn, shortcutsNow } from './shortcuts.ts';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';

/** A message at the foot of the screen, which Escape closes. */
const MESSAGE = '[role=dialog], [role=alertdialog]';

/** What takes keys for itself while it is open. */
const IN_FRONT = 'dialog[open], [aria-modal=true], [role=menu], [role=listbox]';

/** Runs what the pressed keys stand for, those before it first, until the function that it answers is called. */
export function listenToKeys(ahead: KeysAhead, early: readonly KeyboardEvent[]): () => void {
  let isCovered = false;
  let first: { key: string; at: number } | undefined;

  // Before anybody else hears of the key: what Escape closes is open then.
  function look({ target }: KeyboardEvent) {
    const isInMessage = target instanceof HTMLElement && target.closest(MESSAGE) !== null;
    isCovered = isInMessage || document.querySelector(IN_FRONT) !== null;
  }

  function press(event: KeyboardEvent) {
    if (hasModifier(event)) return pressWithModifier(event);
    if (event.key === 'Escape' && !isCovered && leavesField(event)) return;
    if (!areShortcutsOn() || isCovered || isMeantElsewhere(event)) return;
    const isSecond = first !== undefined && event.timeStamp - first.at < SEQUENCE_MS;
    // What a space or Enter would press is of the page that is left.
    if (!isSecond && ahead.takes(event)) return event.preventDefault();
    if (event.shiftKey && event.key !== '?') return;
    const keys = isSecond ? `${first?.key} ${event.key}` : event.key;
    first = undefined;
    const shortcut = shortcutsNow().findLast((one) => one.keys === keys);
    if (shortcut) {
      event.preventDefault();
      // A key that is held goes through a list; what it does to something it does once.
      if (shortcut.isRepeated || !event.repeat) shortcut.run?.();
    } else if (shortcutsNow().some((one) => one.keys.startsWith(`${event.key} `)))
      first = { key: event.key, at: event.timeStamp };
  }

  function pressWithModifier(event: KeyboardEvent) {
    const shortcut = shortcutsNow().findLast((one) => one.keys === `Mod+${event.key.toLowerCase()}`);
    if (!shortcut || event.isComposing) return;
    // What the browser has on these keys would lead away from the page, also where nothing is done.
    event.preventDefault();
    if (!isCovered) shortcut.run?.();
  }

  document.addEventListener('keydown', look, true);
  document.addEventListener('keydown', press);
  // What the browser has on keys with a modifier it has done already.
  for (const event of early) if (!hasModifier(event)) press(event);
  return () => {
    document.removeEventListener('keydown', look, true);
    document.removeEventListener('keydown', press);
  };
}

/** Escape leads out of a field first, and what is typed there stays; the next one is a key of the page. */
function leavesField({ target, defaultPrevented, isComposing, shiftKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || shiftKey || !(target instanceof HTMLElement)) return false;
  // The browser's own Escape empties a field that looks for something.
  const isEmptied = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  if (isEmptied || !target.matches(TYPED_INTO)) return false;
  target.blur();
  return true;
}

/** Typed into a field, or with a modifier other than Shift, which makes a `?`. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return target?.isContentEditable === true || target?.closest(TYPED_INTO) != null;
}
