import type { User } from '../../../contracts/accounts/accounts.contract.ts';
import { sessionNameOf } from '../../../contracts/accounts/session-name.ts';
import { browserStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../lib/browser/on-other-tab-change.ts';
import { parseStored } from '../../lib/browser/parse-stored.ts';
import { createListeners } from '../../lib/listeners.ts';
import { markSession } from './mark-document-signed-in.ts';
import { nextSession, type SessionEvent, type SessionState, SIGNED_OUT } from './session-reducer.ts';
import { type SessionStub, sessionStub } from './session-stub-cookie.ts';
import { type SessionsToEnd, sessionsToEnd } from './sign-out/sessions-to-end.ts';

/** The key `token`, which the users and reviews admin calls read, is never written: reading 13 of the specification. */
const USER_KEY = 'user';
const TOKEN_KEY = 'accessToken';
/** Until when a tab waits for another token of this session, in milliseconds; all tabs know. */
const RENEWAL_KEY = 'token-renewal';
const RENEWAL_MS = 15_000;

type Parts = {
  storage: TextStorage;
  stub: SessionStub;
  forgotten: Pick<SessionsToEnd, 'add'>;
  onChange?: (user: User | null) => void;
};

/** Who is signed in, as this browser knows it. The server decides on its own what that one may do. */
export function createSessionStore({ storage, stub, forgotten, onChange = () => {} }: Parts) {
  let state: SessionState = { ...SIGNED_OUT, user: readUser(storage) };
  const [subscribe, notify] = createListeners();

  function apply(event: SessionEvent): void {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    onChange(state.user);
    notify();
  }

  /**
   * Forgets at once, whether or not there is a line: without the stub the cookie that no script reaches opens nothing.
   * The server is told as soon as it can be.
   */
  function forget(): void {
    const tokens = [storage.read(TOKEN_KEY), stub.read()];
    stub.tear();
    storage.remove(USER_KEY);
    storage.remove(TOKEN_KEY);
    for (const name of new Set(tokens.map((token) => sessionNameOf(token ?? ''))))
      if (name) forgotten.add(name);
  }

  function readAgain(): void {
    const user = readUser(storage);
    if (JSON.stringify(user) !== JSON.stringify(state.user)) apply({ type: 'restored', user });
  }

  return {
    getSnapshot: () => state,
    subscribe,
    loginStarted(): void {
      forget();
      apply({ type: 'login-started' });
    },
    /** False when a sign-in of another tab was faster: the cookies are that one's, and this session ends. */
    loginSucceeded(user: User, token: string): boolean {
      const held = stub.read();
      if (held !== null && !token.startsWith(held)) {
        forgotten.add(sessionNameOf(token));
        apply({ type: 'logged-out' });
        readAgain();
        return false;
      }
      const former = sessionNameOf(storage.read(TOKEN_KEY) ?? '');
      if (former && former !== sessionNameOf(token)) forgotten.add(former);
      storage.write(USER_KEY, JSON.stringify(user));
      storage.write(TOKEN_KEY, token);
      apply({ type: 'login-succeeded', user });
      return true;
    },
    loginFailed: (message: string) => apply({ type: 'login-failed', message }),
    registered: () => apply({ type: 'registered' }),
    loggedOut(): void {
      forget();
      apply({ type: 'logged-out' });
    },
    /** Reads the storage again: another tab may have signed in or out. */
    readAgain,
    token: () => storage.read(TOKEN_KEY),
    /**
     * Makes a call that answers another token of this session. Meanwhile the other tabs do not take a 401 for its end: see
     * `forgetSessionOn401`.
     */
    async renewToken<T extends { token: string }>(call: () => Promise<T>): Promise<T> {
      const former = storage.read(TOKEN_KEY);
      storage.write(RENEWAL_KEY, String(Date.now() + RENEWAL_MS));
      try {
        const answer = await call();
        if (storage.read(TOKEN_KEY) === former) storage.write(TOKEN_KEY, answer.token);
        return answer;
      } finally {
        storage.remove(RENEWAL_KEY);
      }
    },
    isTokenBeingRenewed: () => Number(storage.read(RENEWAL_KEY)) > Date.now(),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function readUser(storage: TextStorage): User | null {
  const { _id, username, email, role } = parseStored(storage.read(USER_KEY));
  if (typeof _id !== 'string' || typeof username !== 'string' || typeof email !== 'string') return null;
  return { _id, username, email, role: role === 'admin' ? 'admin' : 'user' };
}

export const sessionStore = createSessionStore({
  storage: browserStorage,
  stub: sessionStub,
  forgotten: sessionsToEnd,
  onChange: markSession,
});

markSession(sessionStore.getSnapshot().user);
onOtherTabChange(USER_KEY, sessionStore.readAgain);
