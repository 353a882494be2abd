import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { overlayEntries } from './overlay-entries.ts';

/** While a popover is open, Back closes it, and the page stays. It may be open before its script is there. */
export function useBackClosesPopover(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  useEffect(() => {
    const element = popover.current;
    if (!element || !overlayEntries) return;
    const entries = overlayEntries;
    let leave = () => {};
    const enter = () => {
      leave = entries.enter(() => element.hidePopover());
    };
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'open') enter();
      else leave();
    };
    if (element.matches(':popover-open')) enter();
    element.addEventListener('beforetoggle', onToggle);
    return () => {
      element.removeEventListener('beforetoggle', onToggle);
      leave();
    };
  }, [popover]);

  // A filter shows another list below its sheet, which stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) overlayEntries?.renew();
  }, [key]);
}
