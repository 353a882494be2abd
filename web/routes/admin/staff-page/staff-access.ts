import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { signInAgain } from '../../../features/session/sign-in-again/sign-in-again.ts';
import { logFailure } from './log-failure.ts';

export type LoadFailure = { reason?: string };

export type StaleReason = LoadFailure & {
  /** ISO, UTC. */
  at: string;
  /** Loaded with another filter than the one now chosen. */
  isOfAnother: boolean;
};

export type Denial = 'signed-out' | 'forbidden' | 'made-up-password' | 'no-second-factor';

/** The server decides who is staff, never this browser's memory. */
export type StaffAnswer<T> =
  | {
      access: 'granted';
      data: T;
      /** Undefined if this browser knows of no user, e.g. after a reload without storage. */
      userId: string | undefined;
      /** Set if loading failed: `data` is then the previous data, perhaps of another filter. */
      failure?: StaleReason;
    }
  | { access: Denial }
  | { access: 'failed'; failure: LoadFailure };

type ShownAnswer = {
  userId: string | undefined;
  /** A page, or a part that stays while the page beside it changes. */
  place: string;
  search: string;
  data: unknown;
  /** ISO, UTC. */
  at: string;
};

/** Loaders fall back on this: the router does not give them the data on screen. */
export const shownAnswers = new Map<string, ShownAnswer>();

/**
 * Runs a page's loader. If that fails, the page keeps its data, even signed out, for the same user. `call` must start
 * its first requests synchronously. `part`: a part that stays while the page beside it changes.
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
    // A background refresh must not open the sign-in dialog over what is being typed.
    const isShown = last?.place === shown.place && last.search === search;
    const data = await (isShown ? quietly(call) : call());
    // The router drops data of an aborted request, so it was never shown.
    if (!request.signal.aborted)
      shownAnswers.set(shown.slot, { ...shown, userId, data, at: new Date().toISOString() });
    return { access: 'granted', data, userId };
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = error instanceof ApiError ? error.status : 0;
    // No connection is needed to know that nobody is signed in.
    if (userId === undefined) return denyAccess('signed-out');
    if (status === 401) return whileSignedOut<T>(userId, shown) ?? denyAccess('signed-out');
    if (status === 403) return denyAccess(refusalOf(error));
    logFailure(`Failed to load ${path}`, error);
    const failure = { reason: failureReason(error) };
    const stale = status === 404 ? undefined : staleAnswer<T>(userId, shown, failure);
    return stale ?? { access: 'failed', failure };
  }
}

const PAGE = 'page';

type Shown = { slot: string; place: string; search: string };

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
