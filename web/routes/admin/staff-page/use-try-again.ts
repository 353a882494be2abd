import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Reloads stale data: at growing intervals while the page is visible, at once when it becomes visible or the network
 * returns. `answer`: the stale answer, a new one after each try.
 */
export function useTryAgain(answer: object | undefined) {
  const { revalidate, state } = useRevalidator();
  const pause = useRef(FIRST_PAUSE_MS);
  const [isPressed, setPressed] = useState(false);
  const isStale = answer !== undefined;

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine || document.hidden) return;
      pause.current = Math.min(2 * pause.current, MAX_PAUSE_MS);
      void revalidate();
    }, pause.current);
    return () => clearTimeout(timer);
  }, [answer, revalidate]);

  useEffect(() => {
    if (!isStale) {
      pause.current = FIRST_PAUSE_MS;
      return;
    }
    const look = () => {
      if (navigator.onLine && !document.hidden) void revalidate();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isStale, revalidate]);

  const press = useCallback(async () => {
    setPressed(true);
    await revalidate();
    setPressed(false);
  }, [revalidate]);

  return { press, isBusy: isPressed && state === 'loading' };
}
