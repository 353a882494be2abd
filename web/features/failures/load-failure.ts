import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { type FaultReport, isFailedCall, reportFault } from './failed-call.ts';

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
