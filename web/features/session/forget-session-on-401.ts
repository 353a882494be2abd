import { ApiError } from '../../api/api-error.ts';
import { type SessionStore, sessionStore } from './session-store.ts';

/**
 * Makes a call as the signed-in user. A 401 means that the server ended the session, so this browser forgets
 * it too, unless another tab has signed in anew while the call was under way.
 */
export async function forgetSessionOn401<T>(
  call: () => Promise<T>,
  session: SessionStore = sessionStore,
): Promise<T> {
  const token = session.token();
  try {
    return await call();
  } catch (error) {
    if (isSessionOver(error) && session.getSnapshot().user && session.token() === token) session.loggedOut();
    throw error;
  }
}

/** The server knows of no session for whoever asked. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
