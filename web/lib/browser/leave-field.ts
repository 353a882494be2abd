/** After a form is sent and emptied: the next letter must be a shortcut of the page, not text. */
export function leaveField(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  if (!form?.contains(activeElement) || !activeElement?.matches('input, textarea, select')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
