import { type RefObject, useEffect } from 'react';

/** For values known late. Never overwrites typed text, nor a focused field. */
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
