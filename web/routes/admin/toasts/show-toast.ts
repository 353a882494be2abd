import { isRefusal } from '../../../features/failures/is-refusal.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { SETTLES_MS } from '../actions/double-press-guard.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import { type BegunAction, pageInSight } from './begun-action.ts';
import { type ShownToast, type ToastData, type ToastTone, toastManager } from './toast-manager.ts';
import { reasonOf } from './toast-reason.ts';

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
export type ToastMessage = WayBack & {
  text: string;
  tone?: Exclude<ToastTone, 'error'>;
  way?: Way;
  /** Which of the many on the page it was done to. */
  of?: string;
  /** Left out: it began just now, on the page that is in sight. */
  begun?: BegunAction;
};

/** Milliseconds: the specification's for good news, and longer where there is something to take back. */
const DURATION_MS = 3_000;
const UNDO_DURATION_MS = 12_000;
const UNTIL_DISMISSED = 0;

/** The failures on the screen, by id: what they say, of which page, and of which of the many on that. */
const failures = new Map<string, { text: string; page: string; of: string | undefined }>();

/** The forms that offers on the screen would change, by the id of the message. */
const formsOfOffers = new Map<string, string>();

/** The messages by which something is being taken back just now, and was a moment ago. */
const undosUnderWay = new Set<string>();

/** Whether the key that takes back what was done last may be the second half of a double press: that is to take back one thing. */
export const isTakingBack = () => undosUnderWay.size > 0;

/** Called as something is pressed whose answer comes later: it goes with what is told of that. */
export function beginAction(): BegunAction {
  return { ...pageInSight(), told: new Set(failures.keys()) };
}

/** Says at the foot of the screen what was done, with a way back where there is one. */
export function showToast({
  text,
  tone = 'success',
  way,
  of,
  begun = beginAction(),
  ...back
}: ToastMessage): void {
  clearFailures(begun, of);
  const id: string = addWithUndo(
    text,
    { ...back, begun },
    {
      title: text,
      data: { tone },
      timeout: back.undo || way ? UNDO_DURATION_MS : DURATION_MS,
      ...(way && { actionProps: buttonOf(way, () => toastManager.close(id)) }),
    },
  );
}

type Offer = WayBack & { begun: BegunAction };
type Message = Partial<ShownToast> & { data: ToastData };

/** Adds a message with a button that takes back, once, what `text` says was done. */
function addWithUndo(text: string, offer: Offer, message: Message): string {
  const { undo, undoId, undoIn, begun } = offer;
  let isTaken = false;
  const id: string = toastManager.add({
    ...message,
    id: undoId && undoToast(undoId),
    onRemove: moveFocusToContent,
    onClose: () => void formsOfOffers.delete(id),
    ...(undo && offerOf(message.data, () => void takeBack(undo))),
  });
  if (undoIn !== undefined) formsOfOffers.set(id, undoIn);
  return id;

  async function takeBack(undoIt: () => Promise<unknown>) {
    if (isTaken) return;
    isTaken = true;
    undosUnderWay.add(id);
    // It stays in its place: the second tap of two is not to open what lies beneath.
    const pressed = { children: 'Undo', 'aria-disabled': true };
    toastManager.update(id, { timeout: UNTIL_DISMISSED, data: message.data, actionProps: pressed });
    let isDone = false;
    try {
      await undoIt();
      isDone = true;
    } catch (error) {
      toastManager.close(id);
      showFailedUndo(text, { undo: undoIt, undoId, begun }, error);
    } finally {
      setTimeout(() => {
        undosUnderWay.delete(id);
        if (isDone) toastManager.close(id);
      }, SETTLES_MS);
    }
  }
}

/** By its button, and by a key. */
function offerOf(data: ToastData, takeBack: () => void): Message {
  return { data: { ...data, takeBack }, actionProps: { children: 'Undo', onClick: takeBack } };
}

/** Stays until it is dismissed or undone after all: what works meanwhile is something else. */
function showFailedUndo(text: string, offer: Offer, error: unknown): void {
  const failed = `${text} This could not be undone.`;
  const { begun } = offer;
  if (isRefusal(error)) {
    showFailure(failed, error, { begun });
    return;
  }
  logFailure(failed, error);
  addWithUndo(text, offer, {
    title: failed,
    description: reasonOf(error),
    data: { tone: 'error', begun },
    timeout: UNTIL_DISMISSED,
  });
}

/** What this message offers to take back is taken back already. */
export function closeUndo(undoId: string): void {
  const id = undoToast(undoId);
  // The one that was pressed goes by itself.
  if (!undosUnderWay.has(id)) toastManager.close(id);
}

/** What these messages offer to take back is not there to be changed any more. */
export function closeUndosIn(form: string): void {
  for (const [id, changed] of formsOfOffers) if (changed === form) toastManager.close(id);
}

const undoToast = (undoId: string) => `undo-${undoId}`;

type FailureParts = {
  /** In place of the server's own. */
  reason?: string;
  /** Which of the many that stand on the page: by the time that it fails another may stand in its place. */
  of?: string;
  /** To where it is mended. */
  way?: Way;
  /** Left out: it began just now, on the page that is in sight. */
  begun?: BegunAction;
};

/**
 * Says at the foot of the screen what did not work, and why, until it is dismissed or something works on the same page.
 * On any other it also says of whom it speaks, and leads back. What was thrown is logged as well.
 */
export function showFailure(text: string, error?: unknown, parts: FailureParts = {}): void {
  const { of, way, begun = beginAction() } = parts;
  const reason = parts.reason ?? (error === undefined ? undefined : reasonOf(error));
  if (error !== undefined) logFailure(text, error);
  // The same once more is a new message, which is announced again, in the place of the old one.
  for (const [id, shown] of failures)
    if (shown.text === text && shown.page === begun.page && shown.of === of) close(id);
  const id: string = toastManager.add({
    title: text,
    description: [of, reason].filter(Boolean).join(': ') || undefined,
    data: { tone: 'error', begun },
    timeout: UNTIL_DISMISSED,
    onRemove: moveFocusToContent,
    onClose: () => void failures.delete(id),
    actionProps: way && buttonOf(way, () => close(id)),
  });
  failures.set(id, { text, page: begun.page, of });
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

/** Says or asks what is neither good news nor a failure: how many were left as they are, and why. It stays until it is read. */
export function showNote(text: string, way?: Way): void {
  const id: string = toastManager.add({
    title: text,
    data: { tone: 'info' },
    timeout: UNTIL_DISMISSED,
    onRemove: moveFocusToContent,
    actionProps: way && buttonOf(way, () => toastManager.close(id)),
  });
}

/** Why a press does nothing just now. It stands there once, however often that is pressed. */
export function showWait(text: string): void {
  toastManager.add({
    ...{ id: text, title: text },
    data: { tone: 'info' },
    timeout: DURATION_MS,
    onRemove: moveFocusToContent,
  });
}

/**
 * Something worked: failures are over that were told of the same page before it was pressed. Not what failed of another of the
 * many on it than `of`.
 */
export function clearFailures({ page, told }: BegunAction, of?: string): void {
  for (const [id, shown] of failures)
    if (shown.page === page && told.has(id) && (shown.of === undefined || shown.of === of)) close(id);
}

/** Also one whose page was left meanwhile, with every message on it. */
function close(failure: string): void {
  failures.delete(failure);
  toastManager.close(failure);
}
