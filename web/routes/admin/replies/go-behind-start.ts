import type { FocusEvent } from 'react';

/** With keyboard focus, the caret starts before the greeting; a click sets its own caret later. */
export function goBehindStart({ currentTarget: field }: FocusEvent<HTMLTextAreaElement>): void {
  if (field.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length);
}
