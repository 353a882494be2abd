import { useEffect } from 'react';

/** Where the list has gone from the screen with the link that was pressed, the page that came has the focus. */
export function useFocusHere(id: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is opened
  useEffect(() => {
    const link = document.activeElement;
    if (link instanceof HTMLElement && link !== document.body && link.checkVisibility()) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [id]);
}
