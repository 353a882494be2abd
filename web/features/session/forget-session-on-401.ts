import { sessionNameOf } from '../../../contracts/accounts/session-name.ts';
import { ApiError } from '../../api/api-error.ts';
import { beginsQuietly } from './quietly.ts';
import { type SessionStore, sessionStore } from './session-store.ts';
import { type SignInAgain, signInAgain } from './sign-in-again/sign-in-again.ts';

const LOOK_AGAIN_MS = 100;

/**
 * After a 401 this browser forgets the session, unless another tab has signed in meanwhile or has renewed the token:
 * then it retries. It also retries if the page can wait until the same user signs in again.
 */
export async function forgetSessionOn401<T>(
  call: () => Promise<T>,
  session: SessionStore = sessionStore,
  again: Pick<SignInAgain, 'getSnapshot' | 'ask'> = signInAgain,
): Promise<T> {
  const isQuiet = beginsQuietly();
  const token = session.token();
  const asker = session.getSnapshot().user ?? again.getSnapshot()?.user;
  try {
    return await call();
  } catch (error) {
    if (!isSessionOver(error) || !asker) throw error;
    if (session.getSnapshot().user) {
      if (await isRenewed(session, token)) return call();
      if (session.getSnapshot().user && session.token() === token) session.loggedOut();
    }
    const { user } = session.getSnapshot();
    const isPaused = !user && again.getSnapshot()?.user._id === asker._id;
    const isBack = isPaused ? !isQuiet && (await again.ask()) : user?._id === asker._id;
    if (isBack) return call();
    throw error;
  }
}

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Waits for a renewal by another tab. */
async function isRenewed(session: SessionStore, sent: string | null): Promise<boolean> {
  while (session.token() === sent && session.isTokenBeingRenewed())
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  const token = session.token();
  return token !== null && sent !== null && token !== sent && sessionNameOf(token) === sessionNameOf(sent);
}
