import type { To } from 'react-router';
import { type BegunAction, beginAction, clearFailures, showToast } from '../toasts/show-toast.ts';
import { useLeadOn } from './use-lead-on.ts';
import { useRefresh } from './use-refresh.ts';
import { useTellFailure } from './use-tell-failure.ts';

type Action<T> = {
  call: () => Promise<T>;
  /** Said when it did not work, before the reason: "Failed to delete user". */
  failed: string;
  /** Which of the many on the page it is done to. */
  of?: string;
  /** Tells of the failure in its own way, where it answers true. */
  isTold?: (error: unknown, begun: BegunAction) => boolean;
  /** Said when it worked; left out where the page says it itself. */
  done?: string | ((answer: T) => string | Promise<string>);
  /** Offered beside `done`. */
  undo?: () => Promise<unknown>;
  /**
   * The page to go to afterwards: of something that is gone, its own page cannot be loaded anew. A function: of something
   * that is there now, and whoever has left meanwhile is offered the way.
   */
  leadsTo?: To | ((answer: T) => To);
};

/**
 * Does something on the server and loads the page's data anew. A failure is told, because whoever pressed the button
 * waits for an answer. Answers whether it worked.
 */
export function useStaffAction(): <T>(action: Action<T>) => Promise<boolean> {
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const leadOn = useLeadOn();

  return async function act<T>(action: Action<T>) {
    const { call, failed, of, isTold, done, undo, leadsTo } = action;
    const begun = beginAction();
    const lead = leadOn();
    let answer: Awaited<ReturnType<typeof call>>;
    try {
      answer = await call();
    } catch (error) {
      const one = of === undefined ? undefined : { of, again: () => void act(action) };
      if (!isTold?.(error, begun)) await tellFailure(failed, error, begun, one);
      return false;
    }
    const text = typeof done === 'function' ? await done(answer) : done;
    const address = typeof leadsTo === 'function' ? leadsTo(answer) : leadsTo;
    const isOffered = lead.hasLeft() && typeof leadsTo === 'function';
    const way = address && isOffered ? { way: lead.wayTo(address) } : {};
    if (text) showToast({ text, begun, of, undo: undo && (() => takeBack(undo)), ...way });
    else clearFailures(begun, of);
    if (address === undefined || lead.hasLeft()) await refresh();
    else await lead.to(address);
    return true;
  };

  async function takeBack(undo: () => Promise<unknown>) {
    await undo();
    await refresh();
  }
}
