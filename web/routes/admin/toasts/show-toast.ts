import { Toast, type ToastObject } from '@base-ui/react/toast';
import type { Location } from 'react-router';
import { ApiError, isRefusal } from '../../../api/api-error.ts';
import type { Message } from '../../../features/alerts/alerts.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import type { Tone } from '../../../ui/states/notice.tsx';
import { SETTLES_MS } from '../actions/double-press-guard.ts';
import { logFailure } from '../staff-page/log-failure.ts';

/** The screen when a button was pressed: the answer may come on another page. */
export type BegunAction = {
  page: string;
  address: string;
  /** Its heading, and what the page marks as `data-about`. */
  about: string;
  /** Failures shown by then: a later success closes these only. */
  told: ReadonlySet<string>;
};

type WayBack = {
  /** If it throws, the toast reports that and, unless the server refused, offers it again. */
  undo?: () => Promise<unknown>;
  /** For `closeUndo`, if the page has an undo button. */
  undoId?: string;
  /** For `closeUndosIn`: the form that `undo` changes, if the server knows nothing of it. */
  undoIn?: string;
};

type Way = { text: string; go: () => void };

type About = {
  /** Which of many on the page. */
  of?: string;
  /** Default: now, on the current page. */
  begun?: BegunAction;
  way?: Way;
};

export type ToastMessage = Message & WayBack & About;

type Shown = Omit<ToastMessage, 'of'> & {
  lasts?: number;
  id?: string;
  what?: string;
  settled?: Promise<void>;
};

export type ToastData = {
  tone: Tone;
  begun?: BegunAction;
  takeBack?: () => void;
};
export type ShownToast = ToastObject<ToastData>;

export const toastManager = Toast.createToastManager<ToastData>();

/** Milliseconds; the first is the specification’s. */
const DURATION_MS = 3_000;
const UNDO_DURATION_MS = 12_000;
const UNTIL_DISMISSED = 0;

/** The tour list and its editor share a path. */
const PAGE_IN_QUERY = 'tour';

/** By toast id. */
const failures = new Map<string, { text: string; page: string; of: string | undefined }>();

/** Failures that a page disproves, by page and text. */
const disproved = new Set<string>();

const formsOfOffers = new Map<string, string>();

/** Undos that are running or have just ended. */
const undosUnderWay = new Set<string>();

/** The undo key must not undo twice on a double press. */
export const isTakingBack = () => undosUnderWay.size > 0;

export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get(PAGE_IN_QUERY) ?? ''}`;
}

export function beginAction(): BegunAction {
  const { pathname, search } = window.location;
  const parts = document.querySelectorAll('#main h1, #main [data-about]');
  const about = [...parts].map(({ textContent }) => textContent.trim()).join(', ') || 'that page';
  const told = new Set(failures.keys());
  return { page: pageOf(window.location), address: pathname + search, about, told };
}

export function showToast({ of, begun = beginAction(), ...message }: ToastMessage): void {
  clearFailures(begun, of);
  const isOffer = message.undo || message.way;
  add({ ...message, begun, lasts: isOffer ? UNDO_DURATION_MS : DURATION_MS });
}

/** Stays until dismissed. */
export function showNote(text: string, way?: Way): void {
  add({ text, tone: 'info', way });
}

export function showWait(text: string): void {
  add({ id: text, text, tone: 'info', lasts: DURATION_MS });
}

/** Stays until dismissed or an action succeeds on the same page. `reason` replaces the server’s. */
export function showFailure(text: string, error?: unknown, parts: About & { reason?: string } = {}): void {
  const { of, way, begun = beginAction() } = parts;
  const reason = parts.reason ?? (error === undefined ? undefined : reasonOf(error));
  if (error !== undefined) logFailure(text, error);
  if (disproved.has(begun.page + text)) return;
  // A repeated failure replaces the earlier one, and is announced again.
  for (const [id, shown] of failures)
    if (shown.text === text && shown.page === begun.page && shown.of === of) close(id);
  const detail = [of, reason].filter(Boolean).join(': ') || undefined;
  const id = add({ text, tone: 'error', detail, begun, way });
  failures.set(id, { text, page: begun.page, of });
}

/** The message is shown to the user. */
export class NotNow extends Error {}

export function reasonOf(error: unknown): string | undefined {
  if (error instanceof NotNow) return error.message;
  const id = error instanceof ApiError && error.status >= 500 && error.failure?.requestId;
  return (
    [failureReason(error), id && `The server’s log names it ${id}.`].filter(Boolean).join(' ') || undefined
  );
}

/** `what`: what can be undone, if `text` says more. Until `settled`, Undo takes no press. */
function add({ text, what = text, detail, tone = 'success', begun, way, lasts, id: own, ...back }: Shown) {
  const { undo, undoId, undoIn, settled } = back;
  const data = { tone, ...(tone === 'error' && { begun }) };
  const takeBack = undo && (() => void undoOnce(undo));
  const id: string = toastManager.add({
    ...{ id: own ?? (undoId && undoToast(undoId)), title: text, description: detail },
    ...{ data: { ...data, takeBack }, timeout: lasts ?? UNTIL_DISMISSED, onRemove: moveFocusToContent },
    onClose() {
      failures.delete(id);
      formsOfOffers.delete(id);
    },
    actionProps: takeBack
      ? undoButton(settled ? undefined : takeBack)
      : way && buttonOf(way, () => close(id)),
  });
  if (takeBack) void settled?.then(() => toastManager.update(id, { actionProps: undoButton(takeBack) }));
  if (undoIn !== undefined) formsOfOffers.set(id, undoIn);
  return id;

  async function undoOnce(undoIt: () => Promise<unknown>) {
    if (undosUnderWay.has(id)) return;
    undosUnderWay.add(id);
    // Stays in place: a second tap must not hit what lies beneath.
    toastManager.update(id, { timeout: UNTIL_DISMISSED, data, actionProps: undoButton() });
    const settled = Promise.withResolvers<void>();
    let isDone = false;
    try {
      await undoIt();
      isDone = true;
    } catch (error) {
      close(id);
      tellNotUndone(error, undoIt, settled.promise);
    } finally {
      setTimeout(() => {
        undosUnderWay.delete(id);
        if (isDone) close(id);
        settled.resolve();
      }, SETTLES_MS);
    }
  }

  function tellNotUndone(error: unknown, undoIt: () => Promise<unknown>, settled: Promise<void>) {
    const failed = `${what} This could not be undone.`;
    if (isRefusal(error)) return showFailure(failed, error, { begun });
    logFailure(failed, error);
    const detail = reasonOf(error);
    add({ text: failed, what, detail, tone: 'error', begun, undo: undoIt, undoId, settled });
  }
}

/** Without `onClick` it takes no press. */
const undoButton = (onClick?: () => void) => ({
  children: 'Undo',
  onClick,
  'aria-disabled': !onClick || undefined,
});

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

export function closeUndo(undoId: string): void {
  const id = undoToast(undoId);
  // The toast whose undo is under way closes itself.
  if (!undosUnderWay.has(id)) close(id);
}

export function closeUndosIn(form: string): void {
  for (const [id, changed] of formsOfOffers) if (changed === form) close(id);
}

/** Closes earlier failures of the same page, except those of another row than `of`. */
export function clearFailures({ page, told }: BegunAction, of?: string): void {
  for (const [id, shown] of failures)
    if (shown.page === page && told.has(id) && (shown.of === undefined || shown.of === of)) close(id);
}

/** The page shows that it has happened: its answer was lost. Returns the end. */
export function disproveFailure(text: string): () => void {
  const page = pageOf(window.location);
  for (const [id, shown] of failures) if (shown.text === text && shown.page === page) close(id);
  disproved.add(page + text);
  return () => disproved.delete(page + text);
}

function close(id: string): void {
  failures.delete(id);
  toastManager.close(id);
}
