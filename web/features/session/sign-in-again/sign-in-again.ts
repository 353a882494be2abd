import type { User } from '../../../../contracts/accounts/accounts.contract.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { type DraftSession, draftSession } from '../../drafts/draft-session/draft-session.ts';
import { type SessionStore, sessionStore } from '../session-store.ts';

/** The session ended while the page is open, without a sign-out or another user's sign-in. */
export type Paused = {
  user: User;
  isAsking: boolean;
};

type Session = Pick<SessionStore, 'getSnapshot' | 'subscribe'>;

/**
 * When a staff session ends, the page stays and its calls wait until the same user signs in again, in any tab. A
 * sign-out or another user's sign-in ends the wait: see docs/decisions/0043.
 */
export function createSignInAgain(
  session: Session,
  { current, subscribe: onDraftSessionEnd }: Pick<DraftSession, 'current' | 'subscribe'>,
) {
  let hasPage: (() => boolean) | undefined;
  let paused: Paused | null = null;
  let waiting: ((isBack: boolean) => void)[] = [];
  let last = session.getSnapshot().user;
  let began = current();
  const [subscribe, notify] = createListeners();

  function show(next: Paused | null): void {
    paused = next;
    notify();
  }

  function answer(isBack: boolean): void {
    const all = waiting;
    waiting = [];
    for (const tell of all) tell(isBack);
  }

  function end(isBack: boolean): void {
    if (paused) show(null);
    answer(isBack);
  }

  session.subscribe(() => {
    const { user } = session.getSnapshot();
    const before = last;
    last = user;
    if (user) {
      // Deferred until sign-in has ended the previous user's draft session: see `beginDraftSession`.
      if (user._id !== before?._id) queueMicrotask(() => (began = current()));
      end(user._id === paused?.user._id);
    } else if (before && !paused && hasPage?.() && current() === began)
      show({ user: before, isAsking: false });
  });
  onDraftSessionEnd(() => end(false));

  return {
    getSnapshot: () => paused,
    subscribe,
    /** `holdsPage`: whether one of its pages shows something. The returned function withdraws the offer. */
    offer(holdsPage: () => boolean): () => void {
      hasPage = holdsPage;
      return () => {
        if (hasPage !== holdsPage) return;
        hasPage = undefined;
        end(false);
      };
    },
    /** Asks once for all calls. Resolves to true when the same user is back, to false if nobody can or will sign in. */
    ask(): Promise<boolean> {
      if (!paused) return Promise.resolve(false);
      if (!paused.isAsking) show({ ...paused, isAsking: true });
      return new Promise((resolve) => waiting.push(resolve));
    },
    close(): void {
      if (paused) show({ ...paused, isAsking: false });
      answer(false);
    },
  };
}

export type SignInAgain = ReturnType<typeof createSignInAgain>;

export const signInAgain = createSignInAgain(sessionStore, draftSession);
