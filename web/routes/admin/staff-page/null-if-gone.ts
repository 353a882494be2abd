import { ApiError } from '../../../api/api-error.ts';

/** Null where the server says that there is no such thing (any more): that is an answer, not a failure. */
export async function nullIfGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.failure) return null;
    throw error;
  }
}
