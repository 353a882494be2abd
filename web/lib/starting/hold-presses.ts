/**
 * Until React has taken an element over, a press that nothing but script can answer is held, and done again then, and what is
 * typed is told of again. Forms are the browser's own: it sends them by itself, each once.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function holdPresses(): void {
  const REPEAT_CHECK_MS = 30;
  // By then the next page is on its way, or does not come.
  const SENDING_MS = 10_000;
  // What to do with an element once it is alive: the last that its visitor did there.
  const held = new Map<Element, () => void>();
  const changed = new Set<Element>();
  // Where a keyboard is putting a word together: whoever sets the field's text meanwhile has the word twice.
  let composed: EventTarget | null = null;

  // React leaves its mark on every element that it has taken over.
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
    // The browser opens and closes popovers by itself.
    if (!pressed || pressed.hasAttribute('popovertarget') || isAlive(pressed)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.setAttribute('aria-busy', 'true');
    hold(pressed, () => {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    });
  }

  // After React, which sends by itself what it has taken over.
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'post') return;
    event.submitter?.setAttribute('aria-busy', 'true');
    const hasFiles = form.querySelector<HTMLInputElement>('[type=file]')?.files?.length;
    if (hasFiles || form.dataset.sent !== undefined) event.preventDefault();
    // The script alone uploads files, from when it has been told of them.
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

  // React asks whether a field differs from what it saw last: so it is shown the field as it was first.
  function tellChange(field: HTMLInputElement, typed: string): void {
    if (field.type === 'checkbox' || field.type === 'radio') {
      // The mark is there a moment before React has finished. An event makes it finish; one that did so itself would be lost:
      // React looks at the box once more meanwhile, and takes what is chosen for what was there. It does not ask for this one.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.checked = !field.checked;
      field.click();
      return;
    }
    if ('defaultValue' in field && field.type !== 'file') {
      const { selectionStart, selectionEnd } = field;
      // It has put its own text back where that is a long one.
      const value = field.value === field.defaultValue ? typed : field.value;
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  addEventListener('compositionstart', ({ target }) => (composed = target), true);
  addEventListener('compositionend', () => (composed = null), true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit);
  addEventListener('pageshow', ({ persisted }) => persisted && letSendAgain());
  for (const sign of ['focusin', 'input', 'change']) addEventListener(sign, onField, true);
}
