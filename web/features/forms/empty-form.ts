/** Of a form that was sent, for the next one: what the server said again of what was sent goes, too, and its draft. */
export function emptyForm(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll('textarea') ?? []) field.defaultValue = '';
  for (const field of form?.querySelectorAll('input') ?? []) {
    field.defaultChecked = false;
    if (/^(text|email|tel|number|date)$/.test(field.type)) field.defaultValue = '';
  }
  form?.reset();
  // For `use-visitor-form.ts`.
  if (form) form.dataset.emptied = '';
}
