import { ApiError } from '../../../api/api-error.ts';
import type { BegunAction } from '../toasts/begun-action.ts';
import { showFailure } from '../toasts/show-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Tells why something did not work, and shows the page as the server has it: it may be what the refusal was for. */
export function useTellFailure(): (failed: string, error: unknown, begun: BegunAction) => Promise<void> {
  const refresh = useRefresh();

  return async function tellFailure(failed, error, begun) {
    showFailure(failed, error, { begun });
    // Gone already, in the bin, or not for this one any more.
    if (error instanceof ApiError && error.status < 500) await refresh();
  };
}
