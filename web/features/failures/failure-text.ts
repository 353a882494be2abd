import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { isFailedCall, reportFault } from './failed-call.ts';

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
