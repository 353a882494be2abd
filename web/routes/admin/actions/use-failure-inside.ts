import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../features/failures/is-refusal.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { reasonOf } from '../toasts/toast-reason.ts';
import { useRefresh } from './use-refresh.ts';

/** `text`: what did not work; `reason`: why, where that is known. */
export type Failure = { text: string; reason: string | undefined };

/**
 * For a window that stays open when something does not work, and shows its failure itself: a message at the foot of the screen
 * lies beneath it, out of reach.
 */
export function useFailureInside() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const refresh = useRefresh();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  return {
    failure,
    clear: () => setFailure(null),
    /**
     * Shows the page as the server has it, too: it may be what the refusal was for. Answers false where the page was left
     * meanwhile: it is to be told elsewhere.
     */
    tell(text: string, error: unknown): boolean {
      if (!isThere.current) return false;
      logFailure(text, error);
      setFailure({ text, reason: reasonOf(error) });
      if (isRefusal(error)) void refresh();
      return true;
    },
  };
}
