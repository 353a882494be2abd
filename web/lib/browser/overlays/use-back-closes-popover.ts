import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadWithRetries } from '../../loading/load-with-retries.ts';

const loadWatch = () => import('./watch-popover.ts');

export function useBackClosesPopover(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // Runs after each navigation: a filter changes the list below the sheet, which stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    loadWithRetries(loadWatch).then(
      ({ watchPopover }) => {
        if (!isGone && popover.current) stop = watchPopover(popover.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [popover, key]);
}
