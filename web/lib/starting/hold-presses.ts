/**
 * Until React has taken an element over, what is pressed, sent or typed there is held, and done again then.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function holdPresses(): void {
  const REPEAT_CHECK_MS = 30;
  const TYPED_KEY = 'typed before the script';
  // What to do with an element once it is alive: the last that its visitor did there.
  const held = new Map<Element, () => void>();
  const changed = new Set<Element>();
  // Where a keyboard is putting a word together: whoever sets the field's text meanwhile has the word twice.
  let composed: EventTarget | null = null;

  // React leaves its mark on every element that it has taken over.
  function isAlive(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }

  // A form's button sends it from a moment later on.
  function isReady(element: Element): boolean {
    return isAlive(element) && !element.hasAttribute('data-waits') && element !== composed;
  }

  function hold(element: Element, repeat: () => void): void {
    if (held.size === 0) setTimeout(repeatWhatCan, REPEAT_CHECK_MS);
    held.set(element, repeat);
  }

  function repeatWhatCan(): void {
    for (const [element, repeat] of held) {
      if (element.isConnected && !isReady(element)) continue;
      held.delete(element);
      if (element.isConnected) repeat();
    }
    if (held.size > 0) setTimeout(repeatWhatCan, REPEAT_CHECK_MS);
  }

  function holdPress(event: Event, element: Element, repeat: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    element.setAttribute('aria-busy', 'true');
    hold(element, () => {
      element.removeAttribute('aria-busy');
      repeat();
    });
  }

  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>('button, a[data-opens-here]');
    // The browser opens and closes popovers by itself.
    if (!pressed || pressed.hasAttribute('popovertarget') || isReady(pressed)) return;
    holdPress(event, pressed, () => pressed.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!isAlive(form)) holdPress(event, form, () => form.requestSubmit());
  }

  function onField({ target, type }: Pick<Event, 'target' | 'type'>): void {
    if (!(target instanceof HTMLElement) || isAlive(target)) return;
    const isChanged = type !== 'focusin' || changed.has(target);
    if (isChanged) changed.add(target);
    hold(target, () => {
      if (document.activeElement === target)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (isChanged) tellChange(target as HTMLInputElement);
    });
  }

  // React asks whether a field differs from what it saw last: so it is shown the field as it was first.
  function tellChange(field: HTMLInputElement): void {
    if (field.type === 'checkbox' || field.type === 'radio') {
      // The mark is there a moment before React has finished. An event makes it finish; one that did so itself would be lost:
      // React looks at the box once more meanwhile, and takes what is chosen for what was there. It does not ask for this one.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.checked = !field.checked;
      field.click();
      return;
    }
    if ('defaultValue' in field && field.type !== 'file') {
      const { value, selectionStart, selectionEnd } = field;
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const allFields = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];

  // A draft begins with the script, and Chromium gives nothing back after a reload.
  function keepTyped(): void {
    const typed = allFields().flatMap((field, place) => {
      const isText = !/^(password|checkbox|radio|file)$/.test(field.type);
      return isText && changed.has(field) && !isAlive(field) ? [[place, field.name, field.value]] : [];
    });
    if (typed.length > 0) sessionStorage.setItem(TYPED_KEY, JSON.stringify([location.pathname, typed]));
  }

  function putTypedBack(): void {
    const [path, typed] = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]');
    sessionStorage.removeItem(TYPED_KEY);
    if (path !== location.pathname) return;
    const fields = allFields();
    for (const [place, name, value] of typed) {
      const field = fields[place];
      if (!field || field.name !== name) continue;
      field.value = value;
      onField({ target: field, type: 'input' });
    }
  }

  // Where the browser stores nothing, what was typed is lost as it ever was.
  function attempt(work: () => void): void {
    try {
      work();
    } catch {}
  }

  addEventListener('pagehide', () => attempt(keepTyped));
  addEventListener('DOMContentLoaded', () => attempt(putTypedBack));
  addEventListener('compositionstart', ({ target }) => (composed = target), true);
  addEventListener('compositionend', () => (composed = null), true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  for (const sign of ['focusin', 'input', 'change']) addEventListener(sign, onField, true);
}
