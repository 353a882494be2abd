import { useEffect } from 'react';

export const OPEN_SIDE = 'open-side';

/** If the pressed link is no longer on the page, focuses what it opened, not the list before it. */
export function useFocusHere(id: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is opened
  useEffect(() => {
    const link = document.activeElement;
    if (link instanceof HTMLElement && link !== document.body && link.checkVisibility()) return;
    const page = document.getElementById(OPEN_SIDE) ?? document.getElementById('main');
    page?.focus({ preventScroll: true });
  }, [id]);
}
