import { ApiError } from '../../api/api-error.ts';

/**
 * The API has said no, and would say so again: not for want of a session, nor because it was asked too often. What
 * stands before it, a proxy for example, knows nothing of what was done.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError && error.failure)) return false;
  return error.status < 500 && error.status !== 401 && error.status !== 429;
}
