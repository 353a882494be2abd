import { isRouteErrorResponse } from 'react-router';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';

/** Anything else is a bug. */
export function isFailedCall(error: unknown): error is ApiError | NoAnswer {
  return error instanceof ApiError || error instanceof NoAnswer;
}

/**
 * Maps what the router threw when a page's data failed: fetch errors in the browsers' own words, aborts, and responses
 * that are not ours become failed calls. Returns anything else unchanged.
 */
export function failedAsking(cause: unknown): unknown {
  if (cause instanceof DOMException && UNANSWERED_CALLS.includes(cause.name)) return new NoAnswer(cause);
  if (cause instanceof TypeError && (UNANSWERED.test(cause.message) || isLostScript(cause)))
    return new NoAnswer(cause);
  if (isRouteErrorResponse(cause)) return new ApiError(cause.status, undefined);
  return /turbo-stream/.test(`${cause}`) ? new ApiError(502, undefined) : cause;
}

/** Other DOMExceptions are bugs, for example of a DOM that React did not expect. */
const UNANSWERED_CALLS = ['AbortError', 'NetworkError', 'TimeoutError'];
/** In Chromium, WebKit and Firefox. */
const UNANSWERED = /^(Failed to fetch|Load failed|Network|The network|The Internet)/;
const LOST_SCRIPT = /^(Failed to fetch dyn|Importing a module script failed|error loading dyn)/;

export function isLostScript(cause: unknown): boolean {
  return cause instanceof TypeError && LOST_SCRIPT.test(cause.message);
}

/** On the server the page request's `reportError`; in the browser the console, which fails an end-to-end test. */
export type FaultReport = (error: unknown) => void;

const inConsole: FaultReport = (error) => {
  // biome-ignore lint/suspicious/noConsole: a fault of the program must not pass in silence
  console.error(error);
};

const reported = new WeakSet<object>();

/** Reports bugs once; failed calls are the visitor's to read. */
export function reportFault(error: unknown, report: FaultReport = inConsole): void {
  if (isFailedCall(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  report(error);
}

/** The failure is reported, so the server does not cache the page. */
export async function partOr<T>(asked: Promise<T>, instead: T, report: FaultReport): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    reportFault(error, report);
    return instead;
  }
}

/** The specification's text for an unsuccessful response, else the error's message. Reports bugs. */
export function loadFailure(error: unknown, report?: FaultReport): { text: string; status: number } {
  if (error instanceof ApiError) return { text: 'Failed to fetch', status: error.status };
  if (isFailedCall(error)) return { text: error.message, status: 503 };
  reportFault(error, report);
  return { text: OUR_FAULT, status: 500 };
}
