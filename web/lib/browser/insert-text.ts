/**
 * Writes into a field where its caret is, as if it were typed: the browser's own undo takes it back, and the form hears
 * of it. With `all` it takes the place of everything.
 */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  { all = false }: { all?: boolean } = {},
): void {
  field.focus();
  if (all) field.select();
  // Deprecated, without a successor: nothing else can be undone. Where it does nothing, the text is set.
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (isTyped) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
