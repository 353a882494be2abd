import type { To } from 'react-router';
import { isRefusal, NoAnswer } from '../../../api/api-error.ts';
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
import { useRefresh } from './use-reload.ts';

type Done = string | Pick<ToastMessage, 'text' | 'undo' | 'undoId' | 'way'>;

type StaffAction<T> = {
  /** A retry sends the same key. */
  call: (idempotencyKey: string) => Promise<T>;
  /** "Failed to delete user" */
  failed: string;
  /** Tells apart many on a page, by name. */
  of?: string;
  /** The form has its own button, and may have other text by then. */
  isTyped?: boolean;
  begun?: BegunAction;
  /** If there are faults, nothing else is reported. */
  showFaults?: (faults: Faults) => void;
  /** The dialog that stays open. */
  inside?: Inside;
  /** Returns true if it has reported the failure itself. */
  isTold?: (error: unknown, begun: BegunAction) => boolean;
  /** Left out if the page itself shows it. */
  done?: Done | ((answer: T) => Done | undefined | Promise<Done | undefined>);
  undo?: (answer: T) => Promise<unknown>;
  /** Where to go instead of reloading, for example after a deletion. Users who have left get a link. */
  leadsTo?: To | ((answer: T) => To | undefined);
  keepsPage?: boolean;
};

/** Calls the server, reports the outcome and reloads the page’s data. Undefined on failure. */
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

  /** Also reloads: the page may be outdated, or the action may have succeeded without a response. */
  async function tellFailure<T>(action: StaffAction<T>, error: unknown, begun: BegunAction, go: () => void) {
    const { failed, of, inside, isTyped, isTold, showFaults, keepsPage } = action;
    const faults = showFaults ? fieldFaults(error) : {};
    showFaults?.(faults);
    if (error instanceof NotMeant || Object.keys(faults).length > 0 || isTold?.(error, begun)) return;
    if (inside?.tell(failed, error, begun)) {
      if (isRefusal(error) && !keepsPage) void refresh();
      return;
    }
    const again = error instanceof NoAnswer && { way: { text: 'Try again', go } };
    showFailure(failed, error, { begun, ...(of !== undefined && !isTyped && { of, ...again }) });
    if (!keepsPage) await refresh();
  }
}

const NO_UNDO = { undo: undefined, undoId: undefined };
