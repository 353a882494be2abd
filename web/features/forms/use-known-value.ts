import { type RefObject, useEffect } from 'react';

/** Puts what is known late into a field: never where somebody has typed, or is about to. */
export function useKnownValue(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  value: string | undefined,
): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (!value || !(field instanceof HTMLInputElement) || field.readOnly) return;
    if (field.value === '' && document.activeElement !== field) field.defaultValue = value;
  }, [form, name, value]);
}
