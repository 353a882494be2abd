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
    const isEnded = error instanceof ApiError && error.status === 401;
    if (isEnded && session.getSnapshot().user && session.token() === token) session.loggedOut();
    throw error;
  }
}
