import { ApiError } from '../../api/api-error.ts';

/** Whether a retry would be refused too: not for 401, 429 or a proxy's response. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError && error.failure)) return false;
  return error.status < 500 && error.status !== 401 && error.status !== 429;
}
