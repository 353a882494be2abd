import { countOf } from '../../../contracts/count-of.ts';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError, NETWORK_SIGN_IN, NoAnswer } from '../../api/api-error.ts';
import { isFailedCall, reportFault } from './failed-call.ts';

const NO_ANSWER = 'We could not be reached. Please check your connection and try again.';
const WIFI = 'If your Wi-Fi has a sign-in page, open it first and then try again.';
const AWAY = 'The site cannot be reached at the moment. Please try again in a few minutes.';

export function serverMessage(error: unknown): string | undefined {
  reportFault(error);
  return error instanceof ApiError ? error.failure?.message : undefined;
}

/** Reports bugs. */
export function failureText(error: unknown): string {
  const message = serverMessage(error);
  return message ?? (isFailedCall(error) ? error.message : OUR_FAULT);
}

export function fieldFaults(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.failure?.fields) || {};
}

/** Why it failed and what to do, to follow a text that says what failed. Undefined if there is nothing to add. */
export function failureReason(error: unknown): string | undefined {
  const message = serverMessage(error);
  return isFailedCall(error) ? (message ?? clientReason(error)) : OUR_FAULT;
}

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
