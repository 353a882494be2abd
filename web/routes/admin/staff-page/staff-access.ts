import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { signInAgain } from '../../../features/session/sign-in-again/sign-in-again.ts';
import { logFailure } from './log-failure.ts';
import { shownAnswers } from './shown-answer.ts';

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
 * session is over, until the same user has signed in again. `call` begins its first calls before it waits for any. `part`
 * names what stays while the page beside it changes: it is the same under each of their paths.
 */
export async function loadAsStaff<T>(
  request: Request,
  call: () => Promise<T>,
  part?: string,
): Promise<StaffAnswer<T>> {
  const userId = (sessionStore.getSnapshot().user ?? signInAgain.getSnapshot()?.user)?._id;
  const { pathname: path, search } = new URL(request.url);
  const shown = { slot: part ?? PAGE, place: part ?? path, search };
  const last = shownAnswers.get(shown.slot);
  try {
    // What nobody asked for, a look for news, asks nobody to sign in over what is being typed.
    const isShown = last?.place === shown.place && last.search === search;
    const data = await (isShown ? quietly(call) : call());
    // An answer that the page no longer waits for is never shown, however late it comes.
    if (!request.signal.aborted)
      shownAnswers.set(shown.slot, { ...shown, userId, data, at: new Date().toISOString() });
    return { access: 'granted', data, userId };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // Where nobody is signed in as far as this browser knows, it needs no line to say so.
    if (userId === undefined) return denyAccess('signed-out');
    if (status === 401) return whileSignedOut<T>(userId, shown) ?? denyAccess('signed-out');
    if (status === 403) return denyAccess(refusalOf(error));
    logFailure(`Failed to load ${path}`, error);
    const failure = { reason: failureReason(error) };
    const stale = status === 404 ? undefined : staleAnswer<T>(userId, shown, failure);
    return stale ?? { access: 'failed', failure };
  }
}

/** Of pages the last one alone is kept. */
const PAGE = 'page';

type Shown = { slot: string; place: string; search: string };

/** What the page shows already, where it is of this user and this page. */
function staleAnswer<T>(
  userId: string,
  { slot, place, search }: Shown,
  failure: LoadFailure,
): StaffAnswer<T> | undefined {
  const last = shownAnswers.get(slot);
  if (last?.userId !== userId || last.place !== place) return undefined;
  const isOfAnother = last.search !== search;
  return {
    access: 'granted',
    data: last.data as T,
    userId,
    failure: { ...failure, at: last.at, isOfAnother },
  };
}

/** The page waits for the one it was shown to. */
function whileSignedOut<T>(userId: string, shown: Shown): StaffAnswer<T> | undefined {
  const isWaiting = signInAgain.getSnapshot()?.user._id === userId;
  return isWaiting ? staleAnswer<T>(userId, shown, {}) : undefined;
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
  shownAnswers.clear();
  return { access };
}
