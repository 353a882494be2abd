import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Loads the page's data anew while it is stale: at growing intervals while somebody looks, and at once when the line comes
 * back or they look again. `answer`: the stale answer, another one after each try; undefined while there is none.
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
