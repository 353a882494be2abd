import { settle } from './double-press-guard.ts';
import { useReload } from './use-reload.ts';

/** Reloads the page’s data after a change; see `settle`. */
export function useRefresh(): () => Promise<void> {
  const reload = useReload();

  return async function refresh() {
    settle();
    await reload();
    settle();
  };
}
