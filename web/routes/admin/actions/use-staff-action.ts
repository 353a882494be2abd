import { useNavigate } from 'react-router';
import { beginAction, clearFailures, showToast } from '../toasts/show-toast.ts';
import { useRefresh } from './use-refresh.ts';
import { useTellFailure } from './use-tell-failure.ts';

type Action<T> = {
  call: () => Promise<T>;
  /** Said when it did not work, before the reason: "Failed to delete user". */
  failed: string;
  /** Tells of the failure in its own way, where it answers true. */
  isTold?: (error: unknown) => boolean;
  /** Said when it worked; left out where the page says it itself. */
  done?: string | ((answer: T) => string);
  /** Offered beside `done`. */
  undo?: () => Promise<unknown>;
  /** The page to go to afterwards: of something that is gone, its own page cannot be loaded anew. */
  leadsTo?: string | ((answer: T) => string);
};

/**
 * Does something on the server and loads the page's data anew. A failure is told, because whoever pressed the button
 * waits for an answer. Answers whether it worked.
 */
export function useStaffAction(): <T>(action: Action<T>) => Promise<boolean> {
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();

  return async function act({ call, failed, isTold, done, undo, leadsTo }) {
    const begun = beginAction();
    let answer: Awaited<ReturnType<typeof call>>;
    try {
      answer = await call();
    } catch (error) {
      if (!isTold?.(error)) await tellFailure(failed, error, begun);
      return false;
    }
    const text = typeof done === 'function' ? done(answer) : done;
    if (text) showToast({ text, begun, undo: undo && (() => takeBack(undo)) });
    else clearFailures(begun);
    if (leadsTo === undefined) await refresh();
    else await navigate(typeof leadsTo === 'string' ? leadsTo : leadsTo(answer));
    return true;
  };

  async function takeBack(undo: () => Promise<unknown>) {
    await undo();
    await refresh();
  }
}
