import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../features/failures/is-refusal.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { logFailure } from '../staff-page/log-failure.ts';
import { type BegunAction, reasonOf, showFailure } from '../toasts/show-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** `text`: what did not work; `reason`: why, where that is known. */
export type Failure = { text: string; reason: string | undefined };

export type Inside = ReturnType<typeof useFailureInside>;

/** What did not work, in the window where it was pressed. */
export function FailureInside({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="error" role="alert" className="mt-4">
      <p className="font-semibold">{failure.text}</p>
      {failure.reason && <p>{failure.reason}</p>}
    </Notice>
  );
}

/**
 * For a window that stays open when something does not work, and shows its failure itself: a message at the foot of the screen
 * lies beneath it, out of reach. There it stands where the window goes with what it was about.
 */
export function useFailureInside() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const refresh = useRefresh();
  const isThere = useRef(false);
  const shown = useRef<Failure & { begun: BegunAction }>(null);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      if (shown.current === null) return;
      const { text, ...parts } = shown.current;
      showFailure(text, undefined, parts);
    };
  }, []);

  return {
    failure,
    clear() {
      shown.current = null;
      setFailure(null);
    },
    /**
     * Shows the page as the server has it, too: it may be what the refusal was for. Answers false where the page was left
     * meanwhile: it is to be told elsewhere.
     */
    tell(text: string, error: unknown, begun: BegunAction): boolean {
      if (!isThere.current) return false;
      logFailure(text, error);
      const told = { text, reason: reasonOf(error) };
      shown.current = { ...told, begun };
      setFailure(told);
      if (isRefusal(error)) void refresh();
      return true;
    },
  };
}
