/** The box of a text field, a select and a text area. 16 px text: anything less makes iPhones zoom in. */
export const FIELD_BOX =
  'block w-full min-h-11 rounded-field border border-edge bg-sheet px-3.5 py-2.5 text-base leading-6 text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-rhododendron aria-invalid:ring-1 aria-invalid:ring-rhododendron read-only:not-[select]:border-mist read-only:not-[select]:bg-sunken disabled:opacity-60';

/** The attributes that tie a control to its error and hint. */
export function fieldAria(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
