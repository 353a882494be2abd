/**
 * Takes the focus out of the fields of a form that was sent and stands there anew: the next letter is a key of the page, and
 * no beginning of another text. On a button it stays.
 */
export function leaveField(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  if (!form?.contains(activeElement) || !activeElement?.matches('input, textarea, select')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
