import { isRouteErrorResponse } from 'react-router';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';

/** The server said no, or could not be reached: what may happen to anybody. All else is a fault of the program. */
export function isFailedCall(error: unknown): error is ApiError | NoAnswer {
  return error instanceof ApiError || error instanceof NoAnswer;
}

/**
 * Why the server's half of a page did not come, from what the router threw: the browsers' words for a fetch without an
 * answer, what it says where the visitor went elsewhere meanwhile, and its words for an answer that is none of ours, are
 * failed calls. All else stays what it is.
 */
export function failedAsking(cause: unknown): unknown {
  if (cause instanceof DOMException && UNANSWERED_CALLS.includes(cause.name)) return new NoAnswer(cause);
  if (cause instanceof TypeError && (UNANSWERED.test(cause.message) || isLostScript(cause)))
    return new NoAnswer(cause);
  if (isRouteErrorResponse(cause)) return new ApiError(cause.status, undefined);
  return /turbo-stream/.test(`${cause}`) ? new ApiError(502, undefined) : cause;
}

/** Any other is a fault of what is in the page, as where somebody took away what React holds on to. */
const UNANSWERED_CALLS = ['AbortError', 'NetworkError', 'TimeoutError'];
/** What Chromium, WebKit and Firefox say. */
const UNANSWERED = /^(Failed to fetch|Load failed|Network|The network|The Internet)/;
const LOST_SCRIPT = /^(Failed to fetch dyn|Importing a module script failed|error loading dyn)/;

/** The script of a page did not come: for want of a line, or because an update of the site took it away. */
export function isLostScript(cause: unknown): boolean {
  return cause instanceof TypeError && LOST_SCRIPT.test(cause.message);
}

/** On the server `reportError` of the page's request; in the browser the console, where a journey fails on it. */
export type FaultReport = (error: unknown) => void;

const inConsole: FaultReport = (error) => {
  // biome-ignore lint/suspicious/noConsole: a fault of the program must not pass in silence
  console.error(error);
};

const reported = new WeakSet<object>();

/** Tells of a fault of the program, once; what is none is the visitor's to be told. */
export function reportFault(error: unknown, report: FaultReport = inConsole): void {
  if (isFailedCall(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  report(error);
}

/** A part that the page can do without, or `instead`. That it is missing is known to the server, which keeps no such page. */
export async function partOr<T>(asked: Promise<T>, instead: T, report: FaultReport): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    reportFault(error, report);
    return instead;
  }
}

/**
 * What a page says when its data did not come: the specification's text for an answer that is no success, else the
 * error's own message. A fault of the program is reported instead, and the visitor reads that it is ours.
 */
export function loadFailure(error: unknown, report?: FaultReport): { text: string; status: number } {
  if (error instanceof ApiError) return { text: 'Failed to fetch', status: error.status };
  if (isFailedCall(error)) return { text: error.message, status: 503 };
  reportFault(error, report);
  return { text: OUR_FAULT, status: 500 };
}
