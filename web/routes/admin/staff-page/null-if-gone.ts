import { ApiError } from '../../../api/api-error.ts';

/** Returns null on a "not found" of the server; throws other failures. */
export async function nullIfGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.failure) return null;
    throw error;
  }
}
