import { ApiError } from '../../../api/api-error.ts';
import { loadFailure } from '../../../features/failures/failed-call.ts';
import { faultReference } from '../../../features/failures/failure-alert.ts';
import { clientReason } from '../../../features/failures/failure-text.ts';
import { sessionStore } from '../../../features/session/session-store.ts';

export type SignedInAnswer<T> =
  | { access: 'granted'; data: T; userId: string }
  | { access: 'signed-out' }
  | { access: 'failed'; text: string; detail?: string };

/** In the browser: only it knows who is signed in. */
export async function loadAsSignedIn<T>(call: () => Promise<T>): Promise<SignedInAnswer<T>> {
  const userId = sessionStore.getSnapshot().user?._id;
  if (userId === undefined) return { access: 'signed-out' };
  try {
    return { access: 'granted', data: await call(), userId };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { access: 'signed-out' };
    return {
      access: 'failed',
      text: loadFailure(error).text,
      detail: clientReason(error) ?? faultReference(error),
    };
  }
}
