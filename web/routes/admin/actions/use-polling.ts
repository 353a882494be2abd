import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2_000;
const MAX_REFRESHES = 15;

/** Reloads the page’s data while something is under way, for half a minute at most. */
export function usePolling(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isUnderWay) return;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times >= MAX_REFRESHES) clearInterval(timer);
      void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
