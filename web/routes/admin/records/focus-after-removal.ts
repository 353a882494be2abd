/** Keyboard users go on where the next row is removed, or where one is added. `what`: as in "Remove line 2". */
export function focusAfterRemoval(within: Element | null | undefined, what: string, place: number): void {
  const find = (selector: string) => within?.querySelector<HTMLElement>(selector);
  const removes = (row: number) => find(`[aria-label="Remove ${what} ${row + 1}"]`);
  // The rows are drawn again by then.
  setTimeout(() => (removes(place) ?? removes(place - 1) ?? find(`[data-adds="${what}"]`))?.focus());
}
