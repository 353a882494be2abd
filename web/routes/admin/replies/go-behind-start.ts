import type { FocusEvent } from 'react';

/**
 * For a field that begins with a greeting: where nobody has been in it, the browser's caret stands before that, and
 * whoever comes by a key would write above it. A press puts the caret where it is, after this.
 */
export function goBehindStart({ currentTarget: field }: FocusEvent<HTMLTextAreaElement>): void {
  if (field.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length);
}
