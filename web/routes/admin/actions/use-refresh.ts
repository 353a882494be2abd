import { useRevalidator } from 'react-router';
import { settle } from './double-press-guard.ts';

/** Loads the page's data anew after a change, and lets the page settle: what a press would do may be something else now. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();

  return async function refresh() {
    settle();
    await revalidate();
    settle();
  };
}
