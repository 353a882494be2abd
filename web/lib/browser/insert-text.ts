/** Types at the caret, so that the browser's undo works and the form gets its events. `all` replaces the whole text. */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  { all = false }: { all?: boolean } = {},
): void {
  field.focus();
  if (all) field.select();
  // Deprecated, but nothing else can be undone. If it does nothing, the text is set.
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (isTyped) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
