import type { ToastObject } from '@base-ui/react/toast';
import { Toast } from '@base-ui/react/toast';
import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { logFailure } from '../staff-page/log-failure.ts';

export type ToastTone = 'success' | 'error' | 'info';

type WayBack = {
  /**
   * Offered as a button for as long as the message stays. It reports its own failure by throwing: that is told, and
   * unless the server refuses it the button is offered again.
   */
  undo?: () => Promise<unknown>;
  /** Where the same can be taken back elsewhere on the page, too: `closeUndo` ends the offer then. */
  undoId?: string;
  /** The form that `undo` changes, where nothing of it is on the server: `closeUndosIn` ends the offer with the form. */
  undoIn?: string;
};

/** A button that leads elsewhere: to what a message tells of, or to where a failure is mended. */
type Way = { text: string; go: () => void };

/** Of `undo` and `way` a message has one at most. */
export type ToastMessage = WayBack & { text: string; tone?: Exclude<ToastTone, 'error'>; way?: Way };

export type ToastData = { tone: ToastTone };
export type ShownToast = ToastObject<ToastData>;

export const toastManager = Toast.createToastManager<ToastData>();

/** Milliseconds: the specification's for good news, and longer where there is something to take back. */
const DURATION_MS = 3_000;
const UNDO_DURATION_MS = 12_000;
const UNTIL_DISMISSED = 0;

/** The failures on the screen: their texts by id. */
const failures = new Map<string, string>();

/** The forms that offers on the screen would change, by the id of the message. */
const formsOfOffers = new Map<string, string>();

/** Says at the foot of the screen what was done, with a way back where there is one. Failures of before are over then. */
export function showToast({ text, tone = 'success', way, ...back }: ToastMessage): void {
  clearFailures();
  const id: string = addWithUndo(text, back, {
    title: text,
    data: { tone },
    timeout: back.undo || way ? UNDO_DURATION_MS : DURATION_MS,
    ...(way && { actionProps: buttonOf(way, () => toastManager.close(id)) }),
  });
}

/** Adds a message with a button that takes back, once, what `text` says was done. */
function addWithUndo(text: string, { undo, undoId, undoIn }: WayBack, message: Partial<ShownToast>): string {
  let isTaken = false;
  const id: string = toastManager.add({
    ...message,
    id: undoId && undoToast(undoId),
    onRemove: moveFocusToContent,
    onClose: () => void formsOfOffers.delete(id),
    ...(undo && { actionProps: { children: 'Undo', onClick: () => void takeBack(undo) } }),
  });
  if (undoIn !== undefined) formsOfOffers.set(id, undoIn);
  return id;

  async function takeBack(undoIt: () => Promise<unknown>) {
    // It can still be pressed while it fades.
    if (isTaken) return;
    isTaken = true;
    toastManager.close(id);
    try {
      await undoIt();
    } catch (error) {
      showFailedUndo(text, { undo: undoIt, undoId }, error);
    }
  }
}

/** Stays until it is dismissed or undone after all: what works meanwhile is something else. */
function showFailedUndo(text: string, back: WayBack, error: unknown): void {
  const failed = `${text} This could not be undone.`;
  if (isRefusal(error)) {
    showFailure(failed, error);
    return;
  }
  logFailure(failed, error);
  addWithUndo(text, back, {
    title: failed,
    description: reasonOf(error),
    data: { tone: 'error' },
    timeout: UNTIL_DISMISSED,
  });
}

/** The server has said no, and would say so again: not for want of a session, nor because it was asked too often. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}

/** What this message offers to take back is taken back already. */
export function closeUndo(undoId: string): void {
  toastManager.close(undoToast(undoId));
}

/** What these messages offer to take back is not there to be changed any more. */
export function closeUndosIn(form: string): void {
  for (const [id, changed] of formsOfOffers) if (changed === form) toastManager.close(id);
}

const undoToast = (undoId: string) => `undo-${undoId}`;

type FailureParts = {
  /** In place of the server's own. */
  reason?: string;
  /** To where it is mended. */
  way?: Way;
};

/**
 * Says at the foot of the screen what did not work, and why, until it is dismissed or something works. What was thrown
 * is logged as well.
 */
export function showFailure(text: string, error?: unknown, { reason, way }: FailureParts = {}): void {
  if (error !== undefined) logFailure(text, error);
  // The same once more is a new message, which is announced again, in the place of the old one.
  for (const [id, shown] of failures) if (shown === text) close(id);
  const id: string = toastManager.add({
    title: text,
    description: reason ?? (error === undefined ? undefined : reasonOf(error)),
    data: { tone: 'error' },
    timeout: UNTIL_DISMISSED,
    onRemove: moveFocusToContent,
    onClose: () => void failures.delete(id),
    actionProps: way && buttonOf(way, () => close(id)),
  });
  failures.set(id, text);
}

function buttonOf({ text, go }: Way, closeIt: () => void) {
  return {
    children: text,
    onClick: () => {
      closeIt();
      go();
    },
  };
}

/** Says what is neither good news nor a failure: how many were left as they are, and why. It stays until it is read. */
export function showNote(text: string): void {
  toastManager.add({
    title: text,
    data: { tone: 'info' },
    timeout: UNTIL_DISMISSED,
    onRemove: moveFocusToContent,
  });
}

/** Something worked that says so by itself. */
export function clearFailures(): void {
  for (const id of failures.keys()) close(id);
}

/** Also one whose page was left meanwhile, with every message on it. */
function close(failure: string): void {
  failures.delete(failure);
  toastManager.close(failure);
}

function reasonOf(error: unknown): string | undefined {
  const id = error instanceof ApiError && error.status >= 500 && error.failure?.requestId;
  return (
    [failureReason(error), id && `The server’s log names it ${id}.`].filter(Boolean).join(' ') || undefined
  );
}
