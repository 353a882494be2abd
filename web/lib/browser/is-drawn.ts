/**
 * Whether the browser has laid it out. What is far out of sight (`unseen-*` in `app.css`) waits, and would be laid out
 * only to be measured. Old browsers draw everything.
 */
export function isDrawn(element: Element): boolean {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}
