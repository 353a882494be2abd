import { isRouteErrorResponse } from 'react-router';
import { ApiError, NoAnswer } from '../api/api-client.ts';

/** The server said no, or could not be reached: what may happen to anybody. All else is a fault of the program. */
export function isFailedCall(error: unknown): error is ApiError | NoAnswer {
  return error instanceof ApiError || error instanceof NoAnswer;
}

/** Why the server's half of a page did not come, from what the router's `serverLoader` threw. */
export function failedAsking(cause: unknown): ApiError | NoAnswer {
  if (cause instanceof TypeError) return new NoAnswer(cause);
  return new ApiError(isRouteErrorResponse(cause) ? cause.status : 502, undefined);
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
