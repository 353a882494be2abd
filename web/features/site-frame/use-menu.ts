import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBackClosesPopover } from '../../lib/browser/overlays/use-back-closes-popover.ts';

export function useMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // Closes on each navigation, even to the same page, but not on hydration: it may be open already.
  useEffect(() => {
    if (shownAt.current !== key) menu.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  useBackClosesPopover(menu);
  return menu;
}
