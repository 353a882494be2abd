import type { User } from '../../../../contracts/accounts/accounts.contract.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { type Sitting, sitting } from '../../drafts/sitting/sitting.ts';
import { type SessionStore, sessionStore } from '../session-store.ts';

/** Whose session is over while their page stands: they have not signed out, and nobody else has signed in. */
export type Paused = {
  user: User;
  /** The window to sign in is open. */
  isAsking: boolean;
};

type Session = Pick<SessionStore, 'getSnapshot' | 'subscribe'>;

/**
 * A page of staff whose session ends stays, with its words, and its calls wait until the same one is signed in again, here
 * or in another tab. Whoever signs out, or another user who signs in, ends that: see docs/decisions/0043.
 */
export function createSignInAgain(
  session: Session,
  { current, subscribe: onSittingEnd }: Pick<Sitting, 'current' | 'subscribe'>,
) {
  let hasPage: (() => boolean) | undefined;
  let paused: Paused | null = null;
  let waiting: ((isBack: boolean) => void)[] = [];
  let last = session.getSnapshot().user;
  /** The sitting that the one who is signed in began with. */
  let began = current();
  const [subscribe, notify] = createListeners();

  function show(next: Paused | null): void {
    paused = next;
    notify();
  }

  /** Ends it for whoever waits: true where their call is worth making again. */
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
      // By then whoever signs in has ended the sitting of the one before: see `beginSitting`.
      if (user._id !== before?._id) queueMicrotask(() => (began = current()));
      end(user._id === paused?.user._id);
    } else if (before && !paused && hasPage?.() && current() === began)
      show({ user: before, isAsking: false });
  });
  onSittingEnd(() => end(false));

  return {
    getSnapshot: () => paused,
    subscribe,
    /** A frame whose pages can wait. `holdsPage`: one of them shows something. Until the answered function is called. */
    offer(holdsPage: () => boolean): () => void {
      hasPage = holdsPage;
      return () => {
        if (hasPage !== holdsPage) return;
        hasPage = undefined;
        end(false);
      };
    },
    /** Asks to sign in, once for all calls. True when the same one is back; false when nobody can be asked, or will not. */
    ask(): Promise<boolean> {
      if (!paused) return Promise.resolve(false);
      if (!paused.isAsking) show({ ...paused, isAsking: true });
      return new Promise((resolve) => waiting.push(resolve));
    },
    /** The window is closed: the page stays, and what waited has failed. */
    close(): void {
      if (paused) show({ ...paused, isAsking: false });
      answer(false);
    },
  };
}

export type SignInAgain = ReturnType<typeof createSignInAgain>;

export const signInAgain = createSignInAgain(sessionStore, sitting);
