import type { User } from '../../contracts/accounts.contract.ts';
import { browserStorage, type TextStorage } from './browser-storage.ts';
import { markSession } from './session-mark.ts';
import { nextSession, type SessionEvent, type SessionState, SIGNED_OUT } from './session-transitions.ts';

/** The key `token`, which the users and reviews admin calls read, is never written: reading 13 of the specification. */
const USER_KEY = 'user';
const TOKEN_KEY = 'accessToken';

/** Who is signed in, as this browser knows it. The server decides on its own what that one may do. */
export function createSessionStore(storage: TextStorage, onChange: (user: User | null) => void = () => {}) {
  let state: SessionState = { ...SIGNED_OUT, user: readUser(storage) };
  const listeners = new Set<() => void>();

  function apply(event: SessionEvent): void {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    onChange(state.user);
    for (const listener of listeners) listener();
  }
  function forget(): void {
    storage.remove(USER_KEY);
    storage.remove(TOKEN_KEY);
  }

  return {
    getSnapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loginStarted(): void {
      forget();
      apply({ type: 'login-started' });
    },
    loginSucceeded(user: User, token: string): void {
      storage.write(USER_KEY, JSON.stringify(user));
      storage.write(TOKEN_KEY, token);
      apply({ type: 'login-succeeded', user });
    },
    loginFailed: (message: string) => apply({ type: 'login-failed', message }),
    registered: () => apply({ type: 'registered' }),
    loggedOut(): void {
      forget();
      apply({ type: 'logged-out' });
    },
    /** Reads the storage again: another tab may have signed in or out. */
    readAgain(): void {
      const user = readUser(storage);
      if (JSON.stringify(user) !== JSON.stringify(state.user)) apply({ type: 'restored', user });
    },
    token: () => storage.read(TOKEN_KEY),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Anything may stand in the storage: an older version's user, a hand-made one, half a file. */
function readUser(storage: TextStorage): User | null {
  try {
    const value: unknown = JSON.parse(storage.read(USER_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { _id, username, email, role } = value as Record<string, unknown>;
    if (typeof _id !== 'string' || typeof username !== 'string' || typeof email !== 'string') return null;
    return { _id, username, email, role: role === 'admin' ? 'admin' : 'user' };
  } catch {
    return null;
  }
}

export const sessionStore = createSessionStore(browserStorage, markSession);

if (typeof window !== 'undefined') {
  markSession(sessionStore.getSnapshot().user);
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === USER_KEY) sessionStore.readAgain();
  });
  // A page that comes back from the back/forward cache has heard nothing of the other tabs.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) sessionStore.readAgain();
  });
}
