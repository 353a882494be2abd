import { Toast, type ToastObject } from '@base-ui/react/toast';
import type { Location } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import type { Message } from '../../../features/alerts/alerts.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { isRefusal } from '../../../features/failures/is-refusal.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import type { Tone } from '../../../ui/states/notice.tsx';
import { SETTLES_MS } from '../actions/double-press-guard.ts';
import { logFailure } from '../staff-page/log-failure.ts';

/** What was on the screen as something was pressed: by the time of its answer another page may be there. */
export type BegunAction = {
  /** The page, without what only filters it. */
  page: string;
  /** The way back to it: what was typed still stands there. */
  address: string;
  /** Whom or what it is about: its heading, with what the page marks as `data-about`. */
  about: string;
  /** The failures that had been told: what works ends these, and none that nobody could have read yet. */
  told: ReadonlySet<string>;
};

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

type About = {
  /** Which of the many on the page: by the time that something fails another may stand in its place. */
  of?: string;
  /** Left out: it began just now, on the page that is in sight. */
  begun?: BegunAction;
  way?: Way;
};

/** Of `undo` and `way` a message has one at most. */
export type ToastMessage = Message & WayBack & About;

type Shown = Omit<ToastMessage, 'of'> & { lasts?: number; id?: string; what?: string };

export type ToastData = {
  tone: Tone;
  /** Of a failure, which speaks of the page that it was pressed on. */
  begun?: BegunAction;
  /** Takes back, once, what it says was done. */
  takeBack?: () => void;
};
export type ShownToast = ToastObject<ToastData>;

export const toastManager = Toast.createToastManager<ToastData>();

/** Milliseconds: the specification's for good news, and longer where there is something to take back. */
const DURATION_MS = 3_000;
const UNDO_DURATION_MS = 12_000;
const UNTIL_DISMISSED = 0;

/** A tour's form has the address of the list, but for this. */
const PAGE_IN_QUERY = 'tour';

/** The failures on the screen, by id: what they say, of which page, and of which of the many on that. */
const failures = new Map<string, { text: string; page: string; of: string | undefined }>();

/** The forms that offers on the screen would change, by the id of the message. */
const formsOfOffers = new Map<string, string>();

/** The messages by which something is being taken back just now, and was a moment ago. */
const undosUnderWay = new Set<string>();

/** Whether the key that takes back what was done last may be the second half of a double press: that is to take back one thing. */
export const isTakingBack = () => undosUnderWay.size > 0;

export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get(PAGE_IN_QUERY) ?? ''}`;
}

/** Called as something is pressed whose answer comes later: it goes with what is told of that. */
export function beginAction(): BegunAction {
  const { pathname, search } = window.location;
  const parts = document.querySelectorAll('#main h1, #main [data-about]');
  const about = [...parts].map(({ textContent }) => textContent.trim()).join(', ') || 'that page';
  const told = new Set(failures.keys());
  return { page: pageOf(window.location), address: pathname + search, about, told };
}

/** Says at the foot of the screen what was done, with a way back where there is one. */
export function showToast({ of, begun = beginAction(), ...message }: ToastMessage): void {
  clearFailures(begun, of);
  const isOffer = message.undo || message.way;
  add({ ...message, begun, lasts: isOffer ? UNDO_DURATION_MS : DURATION_MS });
}

/** Says or asks what is neither good news nor a failure: how many were left as they are, and why. It stays until it is read. */
export function showNote(text: string, way?: Way): void {
  add({ text, tone: 'info', way });
}

/** Why a press does nothing just now. It stands there once, however often that is pressed. */
export function showWait(text: string): void {
  add({ id: text, text, tone: 'info', lasts: DURATION_MS });
}

/**
 * Says at the foot of the screen what did not work, and why, until it is dismissed or something works on the same page.
 * On any other it also says of whom it speaks, and leads back. What was thrown is logged as well. `reason`: in place of the
 * server's own.
 */
export function showFailure(text: string, error?: unknown, parts: About & { reason?: string } = {}): void {
  const { of, way, begun = beginAction() } = parts;
  const reason = parts.reason ?? (error === undefined ? undefined : reasonOf(error));
  if (error !== undefined) logFailure(text, error);
  // The same once more is a new message, which is announced again, in the place of the old one.
  for (const [id, shown] of failures)
    if (shown.text === text && shown.page === begun.page && shown.of === of) close(id);
  const detail = [of, reason].filter(Boolean).join(': ') || undefined;
  const id = add({ text, tone: 'error', detail, begun, way });
  failures.set(id, { text, page: begun.page, of });
}

/** What cannot be done just now, for a reason that the page knows itself. Its message is for people, and it may be tried again. */
export class NotNow extends Error {}

/** Why it did not work, to stand below what did not. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof NotNow) return error.message;
  const id = error instanceof ApiError && error.status >= 500 && error.failure?.requestId;
  return (
    [failureReason(error), id && `The server’s log names it ${id}.`].filter(Boolean).join(' ') || undefined
  );
}

/** `what`: what can be taken back, where the text says more than that. */
function add({ text, what = text, detail, tone = 'success', begun, way, lasts, id: own, ...back }: Shown) {
  const { undo, undoId, undoIn } = back;
  const data = { tone, ...(tone === 'error' && { begun }) };
  const takeBack = undo && (() => void undoOnce(undo));
  const id: string = toastManager.add({
    ...{ id: own ?? (undoId && undoToast(undoId)), title: text, description: detail },
    ...{ data: { ...data, takeBack }, timeout: lasts ?? UNTIL_DISMISSED, onRemove: moveFocusToContent },
    onClose() {
      failures.delete(id);
      formsOfOffers.delete(id);
    },
    actionProps: takeBack ? { children: 'Undo', onClick: takeBack } : way && buttonOf(way, () => close(id)),
  });
  if (undoIn !== undefined) formsOfOffers.set(id, undoIn);
  return id;

  async function undoOnce(undoIt: () => Promise<unknown>) {
    if (undosUnderWay.has(id)) return;
    undosUnderWay.add(id);
    // It stays in its place: the second tap of two is not to open what lies beneath.
    const actionProps = { children: 'Undo', 'aria-disabled': true };
    toastManager.update(id, { timeout: UNTIL_DISMISSED, data, actionProps });
    let isDone = false;
    try {
      await undoIt();
      isDone = true;
    } catch (error) {
      close(id);
      tellNotUndone(error, undoIt);
    } finally {
      setTimeout(() => {
        undosUnderWay.delete(id);
        if (isDone) close(id);
      }, SETTLES_MS);
    }
  }

  /** It stays until it is dismissed or undone after all: what works meanwhile is something else. */
  function tellNotUndone(error: unknown, undoIt: () => Promise<unknown>) {
    const failed = `${what} This could not be undone.`;
    if (isRefusal(error)) return showFailure(failed, error, { begun });
    logFailure(failed, error);
    add({ text: failed, what, detail: reasonOf(error), tone: 'error', begun, undo: undoIt, undoId });
  }
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

const undoToast = (undoId: string) => `undo-${undoId}`;

/** What this message offers to take back is taken back already. */
export function closeUndo(undoId: string): void {
  const id = undoToast(undoId);
  // The one that was pressed goes by itself.
  if (!undosUnderWay.has(id)) close(id);
}

/** What these messages offer to take back is not there to be changed any more. */
export function closeUndosIn(form: string): void {
  for (const [id, changed] of formsOfOffers) if (changed === form) close(id);
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
function close(id: string): void {
  failures.delete(id);
  toastManager.close(id);
}
