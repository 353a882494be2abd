import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadWithRetries } from '../../loading/load-with-retries.ts';

/** No page waits for it before it can be used. */
const loadWatch = () => import('./watch-popover.ts');

/** While a popover is open, Back closes it, and the page stays. It may be open before its script is there. */
export function useBackClosesPopover(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // Anew after each navigation: a filter shows another list below its sheet, which stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    loadWithRetries(loadWatch).then(
      ({ watchPopover }) => {
        if (!isGone && popover.current) stop = watchPopover(popover.current);
      },
      // Without it Back leaves the page, as it does where nothing is open.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [popover, key]);
}
