import { settle } from './double-press-guard.ts';
import { useReload } from './use-reload.ts';

/** Loads the page's data anew after a change, and lets the page settle: what a press would do may be something else now. */
export function useRefresh(): () => Promise<void> {
  const reload = useReload();

  return async function refresh() {
    settle();
    await reload();
    settle();
  };
}
