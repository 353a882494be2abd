import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/states/notice.tsx';
import { logFailure } from '../staff-page/log-failure.ts';
import { type BegunAction, reasonOf, showFailure } from '../toasts/show-toast.ts';

export type Failure = { text: string; reason: string | undefined };

export type Inside = ReturnType<typeof useFailureInside>;

export function FailureInside({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="error" role="alert" className="mt-4">
      <p className="font-semibold">{failure.text}</p>
      {failure.reason && <p>{failure.reason}</p>}
    </Notice>
  );
}

/** For a dialog that stays open: a toast would lie beneath it. If the dialog goes, a toast shows the failure. */
export function useFailureInside() {
  const [failure, setFailure] = useState<Failure | null>(null);
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
    /** Returns false if the page was left. */
    tell(text: string, error: unknown, begun: BegunAction): boolean {
      if (!isThere.current) return false;
      logFailure(text, error);
      const told = { text, reason: reasonOf(error) };
      shown.current = { ...told, begun };
      setFailure(told);
      return true;
    },
  };
}
