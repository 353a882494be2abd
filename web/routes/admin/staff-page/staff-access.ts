import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { signInAgain } from '../../../features/session/sign-in-again/sign-in-again.ts';
import { logFailure } from './log-failure.ts';
import { shownAnswer } from './shown-answer.ts';

/** Why a page's data did not come, as far as anybody can say. */
export type LoadFailure = { reason?: string };

/** Why a page shows what was there before. */
export type StaleReason = LoadFailure & {
  /** When that was loaded: ISO, UTC. */
  at: string;
  /** It is of another filter than the one that is chosen now. */
  isOfAnother: boolean;
};

/** Why nothing of a page is shown. */
export type Denial = 'signed-out' | 'forbidden' | 'made-up-password' | 'no-second-factor';

/** What the server let this visitor see. Who is staff is the server's to say, never this browser's memory. */
export type StaffAnswer<T> =
  | {
      access: 'granted';
      data: T;
      /** Undefined where this browser knows of nobody, as one that forbids storage does after a reload. */
      userId: string | undefined;
      /** The data could not be loaded: it is what was there before, perhaps of another filter than the one asked for. */
      failure?: StaleReason;
    }
  | { access: Denial }
  | { access: 'failed'; failure: LoadFailure };

/**
 * The answer to a page's loader. What cannot be loaded anew stays as it was, as long as it is the same page: also where the
 * session is over, until the same user has signed in again. `call` begins its first calls before it waits for any.
 */
export async function loadAsStaff<T>(request: Request, call: () => Promise<T>): Promise<StaffAnswer<T>> {
  const userId = (sessionStore.getSnapshot().user ?? signInAgain.getSnapshot()?.user)?._id;
  const { pathname: path, search } = new URL(request.url);
  const last = shownAnswer.current;
  try {
    // What nobody asked for, a look for news, asks nobody to sign in over what is being typed.
    const isShown = last?.path === path && last.search === search;
    const data = await (isShown ? quietly(call) : call());
    // An answer that the page no longer waits for is never shown, however late it comes.
    if (!request.signal.aborted)
      shownAnswer.current = { userId, path, search, data, at: new Date().toISOString() };
    return { access: 'granted', data, userId };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // Where nobody is signed in as far as this browser knows, it needs no line to say so.
    if (userId === undefined) return denyAccess('signed-out');
    if (status === 401) return whileSignedOut(userId, path, search) ?? denyAccess('signed-out');
    if (status === 403) return denyAccess(refusalOf(error));
    logFailure(`Failed to load ${path}`, error);
    const failure = { reason: failureReason(error) };
    const stale = status === 404 ? undefined : staleAnswer<T>(userId, path, search, failure);
    return stale ?? { access: 'failed', failure };
  }
}

/** What the page shows already, where it is of this user and this page. */
function staleAnswer<T>(
  userId: string,
  path: string,
  search: string,
  failure: LoadFailure,
): StaffAnswer<T> | undefined {
  const last = shownAnswer.current;
  if (last?.userId !== userId || last.path !== path) return undefined;
  const isOfAnother = last.search !== search;
  return {
    access: 'granted',
    data: last.data as T,
    userId,
    failure: { ...failure, at: last.at, isOfAnother },
  };
}

/** The page waits for the one it was shown to. */
function whileSignedOut<T>(userId: string, path: string, search: string): StaffAnswer<T> | undefined {
  const isWaiting = signInAgain.getSnapshot()?.user._id === userId;
  return isWaiting ? staleAnswer<T>(userId, path, search, {}) : undefined;
}

function refusalOf(error: unknown): Denial {
  switch (error instanceof ApiError && error.failure?.code) {
    case 'change_password':
      return 'made-up-password';
    case 'set_up_second_factor':
      return 'no-second-factor';
    default:
      return 'forbidden';
  }
}

function denyAccess(access: Denial): { access: Denial } {
  shownAnswer.current = undefined;
  return { access };
}
