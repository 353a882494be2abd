/**
 * Until React hydrates an element, holds presses that only script can handle and repeats them afterwards; also repeats
 * input events. Forms are sent by the browser itself, each once.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
 */
export function holdPresses(): void {
  const REPEAT_CHECK_MS = 30;
  // By then the next page is loading, or it failed.
  const SENDING_MS = 10_000;
  const held = new Map<Element, () => void>();
  const changed = new Set<Element>();
  // During IME composition, setting the field's text would double the word.
  let composed: EventTarget | null = null;

  // React marks each element that it hydrates.
  function isAlive(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }

  function hold(element: Element, repeat: () => void): void {
    if (held.size === 0) setTimeout(repeatWhatCan, REPEAT_CHECK_MS);
    held.set(element, repeat);
  }

  function repeatWhatCan(): void {
    for (const [element, repeat] of held) {
      if (element.isConnected && (!isAlive(element) || element === composed)) continue;
      held.delete(element);
      if (element.isConnected) repeat();
    }
    if (held.size > 0) setTimeout(repeatWhatCan, REPEAT_CHECK_MS);
  }

  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>(
      'button:not([type=submit]), a[data-opens-here], [data-held]',
    );
    if (!pressed || pressed.hasAttribute('popovertarget') || isAlive(pressed)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.setAttribute('aria-busy', 'true');
    hold(pressed, () => {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    });
  }

  // Runs after React's listener, which sends hydrated forms itself.
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'post') return;
    event.submitter?.setAttribute('aria-busy', 'true');
    const hasFiles = form.querySelector<HTMLInputElement>('[type=file]')?.files?.length;
    if (hasFiles || form.dataset.sent !== undefined) event.preventDefault();
    // Only the script uploads files, once it has heard of them.
    if (hasFiles) hold(form, () => setTimeout(() => form.requestSubmit()));
    else if (form.dataset.sent === undefined) {
      form.dataset.sent = '';
      setTimeout(letSendAgain, SENDING_MS);
    }
  }

  function letSendAgain(): void {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) {
      delete form.dataset.sent;
      for (const control of form.elements) control.removeAttribute('aria-busy');
    }
  }

  function onField({ target, type }: Event): void {
    if (!(target instanceof HTMLElement) || isAlive(target)) return;
    const isChanged = type !== 'focusin' || changed.has(target);
    if (isChanged) changed.add(target);
    const { value } = target as HTMLInputElement;
    hold(target, () => {
      if (document.activeElement === target)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (isChanged) tellChange(target as HTMLInputElement, value);
    });
  }

  // React compares with the last value it saw: reset the field to its first value before the event.
  function tellChange(field: HTMLInputElement, typed: string): void {
    if (field.type === 'checkbox' || field.type === 'radio') {
      // The mark appears a moment before React has finished. This event makes React finish, but React reads the box
      // again in between and takes the choice for the old value. React does not listen to this event here.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.checked = !field.checked;
      field.click();
      return;
    }
    if ('defaultValue' in field && field.type !== 'file') {
      const { selectionStart, selectionEnd } = field;
      // React may have restored its own text if that is a long one.
      const value = field.value === field.defaultValue ? typed : field.value;
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React has put its own choice back, at the latest while it finished for that event.
    if (field.localName === 'select') field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  addEventListener('compositionstart', ({ target }) => (composed = target), true);
  addEventListener('compositionend', () => (composed = null), true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit);
  addEventListener('pageshow', ({ persisted }) => persisted && letSendAgain());
  for (const sign of ['focusin', 'input', 'change']) addEventListener(sign, onField, true);
}
