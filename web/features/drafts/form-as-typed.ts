type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = { field: Field; value: string; isTicked: boolean }[];

export function formAsTyped(form: HTMLFormElement): Typed {
  return fieldsOf(form).map((field) => ({
    field,
    value: field.value,
    isTicked: field instanceof HTMLInputElement && field.checked,
  }));
}

export function isAsTyped(typed: Typed): boolean {
  return typed.every(
    ({ field, value, isTicked }) =>
      field.value === value && (!(field instanceof HTMLInputElement) || field.checked === isTicked),
  );
}

export function typeAgain(form: HTMLFormElement, typed: Typed): void {
  if (!form.isConnected) return;
  for (const { field, value, isTicked } of typed) {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) field.checked = isTicked;
    else field.value = value;
  }
  for (const type of ['input', 'change']) form.dispatchEvent(new Event(type, { bubbles: true }));
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'file') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}
