/** Nothing inside a closed `details` can be seen or take the focus. */
export function openFolds(within: Element): void {
  for (let fold = within.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}
