import { ApiError } from '../../api/api-error.ts';

/** The server has said no, and would say so again: not for want of a session, nor because it was asked too often. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}
