import { type RefObject, useLayoutEffect } from 'react';

/** When a focused part of a form goes, focuses what `onward` selects, so that keyboard users keep their place. */
export function useFocusOnward(part: RefObject<HTMLElement | null>, onward: string): void {
  useLayoutEffect(() => {
    const element = part.current;
    const form = element?.closest('form');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Its replacement is rendered by then.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        form?.querySelector<HTMLElement>(onward)?.focus();
      });
    };
  }, [part, onward]);
}
