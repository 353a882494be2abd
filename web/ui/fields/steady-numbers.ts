/**
 * A number that was typed is changed by keys and by the field's own buttons alone. Chromium counts up or down where the wheel
 * turns over the field that has the focus, unless that is only to be read; so the page scrolls on instead.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function steadyNumbers(): void {
  const options = { capture: true, passive: true };
  addEventListener(
    'wheel',
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.type !== 'number' || field.readOnly) return;
      field.readOnly = true;
      setTimeout(() => Object.assign(field, { readOnly: false }));
    },
    options,
  );
}
