import type { To } from 'react-router';
import { NoAnswer } from '../../../api/api-error.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import {
  type BegunAction,
  beginAction,
  clearFailures,
  showFailure,
  showToast,
  type ToastMessage,
} from '../toasts/show-toast.ts';
import { NotMeant } from './ask-first.ts';
import type { Inside } from './failure-inside.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { useRefresh } from './use-refresh.ts';

type Done = string | Pick<ToastMessage, 'text' | 'undo' | 'undoId' | 'way'>;

type StaffAction<T> = {
  /** What the server does once for its key, which "Try again" sends, too. */
  call: (idempotencyKey: string) => Promise<T>;
  /** Said when it did not work, before the reason: "Failed to delete user". */
  failed: string;
  /** Which of the many on the page it is done to: the same is offered again where no answer came, whatever stands in its place. */
  of?: string;
  /** It is what stands in a form: that has its own button, and may have other words by then. */
  isTyped?: boolean;
  /** Left out: it begins now. */
  begun?: BegunAction;
  /** Shows beside its fields what is wrong with them: nothing else is told then. */
  showFaults?: (faults: Faults) => void;
  /** The window that stays open, and shows the failure. */
  inside?: Inside;
  /** Tells of the failure in its own way, where it answers true. */
  isTold?: (error: unknown, begun: BegunAction) => boolean;
  /** Said when it worked; left out where the page says it itself. */
  done?: Done | ((answer: T) => Done | undefined | Promise<Done | undefined>);
  /** Offered beside `done`. */
  undo?: (answer: T) => Promise<unknown>;
  /**
   * The page to go to afterwards: of something that is gone, its own page cannot be loaded anew. A function: of something
   * that is there now, and whoever has left meanwhile is offered the way.
   */
  leadsTo?: To | ((answer: T) => To | undefined);
  /** The page shows nothing of it, and is not loaded anew. */
  keepsPage?: boolean;
};

/**
 * Asks something of the server, and loads the page's data anew. A failure is told, because whoever pressed the button
 * waits for an answer. Undefined where it did not work.
 */
export function useStaffAction() {
  const refresh = useRefresh();
  const leadOn = useLeadOn();

  return async function act<T>(
    action: StaffAction<T>,
    key = randomKey(),
  ): Promise<{ answer: T } | undefined> {
    const { call, of, inside, leadsTo, begun = beginAction() } = action;
    const lead = leadOn();
    inside?.clear();
    let answer: T;
    try {
      answer = await call(key);
    } catch (error) {
      await tellFailure(action, error, begun, () => void act({ ...action, begun: undefined }, key));
      return undefined;
    }
    const done = await textOf(action, answer);
    const address = typeof leadsTo === 'function' ? leadsTo(answer) : leadsTo;
    const isOffered = address && lead.hasLeft() && typeof leadsTo === 'function';
    if (done) showToast({ ...done, ...(isOffered && { ...NO_UNDO, way: lead.wayTo(address) }), begun, of });
    else clearFailures(begun, of);
    if (address !== undefined && !lead.hasLeft()) await lead.to(address);
    else if (!action.keepsPage) await refresh();
    return { answer };
  };

  async function textOf<T>({ done, undo }: StaffAction<T>, answer: T) {
    const said = typeof done === 'function' ? await done(answer) : done;
    if (!said) return undefined;
    const message = typeof said === 'string' ? { text: said } : said;
    return undo ? { ...message, undo: () => undo(answer).then(refresh) } : message;
  }

  /** What is shown may not be what the server has: it may be what the refusal was for, or done although no answer came. */
  async function tellFailure<T>(action: StaffAction<T>, error: unknown, begun: BegunAction, go: () => void) {
    const { failed, of, inside, isTyped, isTold, showFaults, keepsPage } = action;
    const faults = showFaults ? fieldFaults(error) : {};
    showFaults?.(faults);
    if (error instanceof NotMeant || Object.keys(faults).length > 0 || isTold?.(error, begun)) return;
    if (inside?.tell(failed, error, begun)) return;
    const again = error instanceof NoAnswer && { way: { text: 'Try again', go } };
    showFailure(failed, error, { begun, ...(of !== undefined && !isTyped && { of, ...again }) });
    if (!keepsPage) await refresh();
  }
}

const NO_UNDO = { undo: undefined, undoId: undefined };
