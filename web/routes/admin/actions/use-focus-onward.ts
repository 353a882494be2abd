import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a part of a form that goes while its page stays. If it takes the focus along, what the selector `onward` finds in the form has it
 * next, unless something else has it by then: whoever works by keys does not begin at the top of the page again.
 */
export function useFocusOnward(part: RefObject<HTMLElement | null>, onward: string): void {
  useLayoutEffect(() => {
    const element = part.current;
    const form = element?.closest('form');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // What comes in its place is there by then.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        form?.querySelector<HTMLElement>(onward)?.focus();
      });
    };
  }, [part, onward]);
}
