/**
 * Chromium changes a focused number field when the wheel turns over it: scroll the page instead.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
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
