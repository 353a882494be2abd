import { useEffect } from 'react';

/** By which what is open beside a list is found. */
export const OPEN_SIDE = 'open-side';

/**
 * Where the link that was pressed has gone from the screen, the page that came has the focus: what is open in a list, and not
 * the list that stands before it.
 */
export function useFocusHere(id: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is opened
  useEffect(() => {
    const link = document.activeElement;
    if (link instanceof HTMLElement && link !== document.body && link.checkVisibility()) return;
    const page = document.getElementById(OPEN_SIDE) ?? document.getElementById('main');
    page?.focus({ preventScroll: true });
  }, [id]);
}
