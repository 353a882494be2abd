import { type RefObject, useLayoutEffect } from 'react';

/** When a focused part of a form or row goes, focuses what `onward` selects, so that keyboard users keep their place. */
export function useFocusOnward(part: RefObject<HTMLElement | null>, onward: string, of = 'form'): void {
  useLayoutEffect(() => {
    const element = part.current;
    const whole = element?.closest(of);
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Its replacement is rendered by then.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        whole?.querySelector<HTMLElement>(onward)?.focus();
      });
    };
  }, [part, onward, of]);
}
