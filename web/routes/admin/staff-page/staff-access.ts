import { ApiError } from '../../../api/api-error.ts';
import { failureReason } from '../../../features/failures/failure-reason.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { logFailure } from './log-failure.ts';
import { shownAnswer } from './shown-answer.ts';

/** Why a page's data did not come, as far as anybody can say. */
export type LoadFailure = { reason?: string };

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
      failure?: LoadFailure & { isOfAnother: boolean };
    }
  | { access: Denial }
  | { access: 'failed'; failure: LoadFailure };

/** The answer to a page's loader. What cannot be loaded anew stays as it was, as long as it is the same page. */
export async function loadAsStaff<T>(request: Request, call: () => Promise<T>): Promise<StaffAnswer<T>> {
  const userId = sessionStore.getSnapshot().user?._id;
  const { pathname: path, search } = new URL(request.url);
  try {
    const data = await call();
    // An answer that the page no longer waits for is never shown, however late it comes.
    if (!request.signal.aborted) shownAnswer.current = { userId, path, search, data };
    return { access: 'granted', data, userId };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // Where nobody is signed in as far as this browser knows, it needs no line to say so.
    if (status === 401 || userId === undefined) return denyAccess('signed-out');
    if (status === 403) return denyAccess(refusalOf(error));
    logFailure(`Failed to load ${path}`, error);
    const failure = { reason: failureReason(error) };
    const last = shownAnswer.current;
    if (last?.userId !== userId || last.path !== path || status === 404) return { access: 'failed', failure };
    const isOfAnother = last.search !== search;
    return { access: 'granted', data: last.data as T, userId, failure: { ...failure, isOfAnother } };
  }
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
