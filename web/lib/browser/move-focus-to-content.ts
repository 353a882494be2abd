/**
 * Call it as a part of the page is about to go: if that takes the focus along, the page's content has it next, instead
 * of nothing.
 */
export function moveFocusToContent(): void {
  if (document.activeElement === document.body) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
