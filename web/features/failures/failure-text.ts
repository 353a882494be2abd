import { countOf } from '../../../contracts/count-of.ts';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import { isFailedCall, reportFault } from './failed-call.ts';

const NO_ANSWER = 'We could not be reached. Please check your connection and try again.';
const WIFI = 'If your Wi-Fi has a sign-in page, open it first and then try again.';
const AWAY = 'The site cannot be reached at the moment. Please try again in a few minutes.';

/** The server's own message, where the server gave one. A fault of the program is reported. */
export function serverMessage(error: unknown): string | undefined {
  reportFault(error);
  return error instanceof ApiError ? error.failure?.message : undefined;
}

/** The server's message, or else the error's text; of a fault of the program, which is reported, that it is ours. */
export function failureText(error: unknown): string {
  const message = serverMessage(error);
  return message ?? (isFailedCall(error) ? error.message : OUR_FAULT);
}

/** What the server found wrong, by field. */
export function fieldFaults(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.failure?.fields) || {};
}

/**
 * Why something did not work and what to do about it, to stand beside the text that says what did not work: the
 * server's own words, or those that it could not say itself. Undefined where there is nothing to add.
 */
export function failureReason(error: unknown): string | undefined {
  const message = serverMessage(error);
  return isFailedCall(error) ? (message ?? clientReason(error)) : OUR_FAULT;
}

/** The part of `failureReason` that the server could not say: it was not reached, or something before it answered. */
export function clientReason(error: unknown): string | undefined {
  if (error instanceof NoAnswer) return NO_ANSWER;
  if (!(error instanceof ApiError) || error.failure) return undefined;
  if (error.status === 429) return `Too many tries. Please wait ${waitText(error.retryAfter)} and try again.`;
  if (error.status === NETWORK_SIGN_IN) return WIFI;
  return error.status >= 500 ? AWAY : undefined;
}

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'a while';
  if (seconds < 120) return countOf(seconds, 'second');
  return countOf(Math.ceil(seconds / 60), 'minute');
}
