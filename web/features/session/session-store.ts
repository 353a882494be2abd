import type { User } from '../../../contracts/accounts/accounts.contract.ts';
import { HOST_PREFIX, SESSION_STUB_COOKIE, sessionNameOf } from '../../../contracts/accounts/session-name.ts';
import type { StaffRole } from '../../../contracts/staff/staff-policy.ts';
import { browserStorage, parseStored, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../lib/listeners.ts';
import { markSession } from './mark-document-signed-in.ts';
import { type SessionsToEnd, sessionsToEnd } from './sign-out/sessions-to-end.ts';

/** For HTTPS, and for plain HTTP. */
const NAMES = [`${HOST_PREFIX}${SESSION_STUB_COOKIE}=`, `${SESSION_STUB_COOKIE}=`];
const sessionStub = createSessionStub(() => document);

/** The key `token` is never written: reading 13 of the specification. */
const USER_KEY = 'user';
const TOKEN_KEY = 'accessToken';
/** Milliseconds since 1970 until which tabs wait for a renewed token. */
const RENEWAL_KEY = 'token-renewal';
const RENEWAL_MS = 15_000;

type Parts = {
  storage: TextStorage;
  stub: SessionStub;
  forgotten: Pick<SessionsToEnd, 'add'>;
  onChange?: (user: User | null) => void;
};

export type SessionState = { user: User | null; loading: boolean; error: string | null };

export const SIGNED_OUT: SessionState = { user: null, loading: false, error: null };

/** As this browser knows it; the server checks on its own. Section 4 of the specification, "Auth state". */
export function createSessionStore({ storage, stub, forgotten, onChange = () => {} }: Parts) {
  let state: SessionState = { ...SIGNED_OUT, user: readUser(storage) };
  const [subscribe, notify] = createListeners();

  function show(next: SessionState): void {
    state = next;
    onChange(state.user);
    notify();
  }

  /** Works offline: without the stub cookie, the HttpOnly cookie opens nothing. The server is told when reachable. */
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
    if (JSON.stringify(user) !== JSON.stringify(state.user)) show({ ...state, user });
  }

  return {
    getSnapshot: () => state,
    subscribe,
    loginStarted(): void {
      forget();
      show({ user: null, loading: true, error: null });
    },
    /** Returns false if another tab signed in first: the cookies are that tab's, and this session ends. */
    loginSucceeded(user: User, token: string): boolean {
      const held = stub.read();
      if (held !== null && !token.startsWith(held)) {
        forgotten.add(sessionNameOf(token));
        show(SIGNED_OUT);
        readAgain();
        return false;
      }
      const former = sessionNameOf(storage.read(TOKEN_KEY) ?? '');
      if (former && former !== sessionNameOf(token)) forgotten.add(former);
      storage.write(USER_KEY, JSON.stringify(user));
      storage.write(TOKEN_KEY, token);
      show({ user, loading: false, error: null });
      return true;
    },
    loginFailed: (message: string) => show({ ...SIGNED_OUT, error: message }),
    registered(): void {},
    loggedOut(): void {
      forget();
      show(SIGNED_OUT);
    },
    readAgain,
    /** As the server says now: it may have changed since the sign-in. */
    staffRoleTold(staffRole: StaffRole): void {
      if (!state.user || state.user.staffRole === staffRole) return;
      const user = { ...state.user, staffRole };
      storage.write(USER_KEY, JSON.stringify(user));
      show({ ...state, user });
    },
    token: () => storage.read(TOKEN_KEY),
    /** While the call runs, other tabs do not take a 401 for the end: see `forgetSessionOn401`. */
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
  const { _id, username, email, role, staffRole } = parseStored(storage.read(USER_KEY));
  if (typeof _id !== 'string' || typeof username !== 'string' || typeof email !== 'string') return null;
  if (role !== 'admin') return { _id, username, email, role: 'user' };
  const known = typeof staffRole === 'string' && { staffRole: staffRole as StaffRole };
  return { _id, username, email, role, ...known };
}

export const sessionStore = createSessionStore({
  storage: browserStorage,
  stub: sessionStub,
  forgotten: sessionsToEnd,
  onChange: markSession,
});

markSession(sessionStore.getSnapshot().user);
onOtherTabChange(USER_KEY, sessionStore.readAgain);

type CookieJar = { cookie: string };

/** The session's script-readable cookie: removing it ends access without a request. */
export function createSessionStub(open: () => CookieJar) {
  return {
    read(): string | null {
      try {
        const cookies = open().cookie.split('; ');
        const found = NAMES.flatMap((name) =>
          cookies.find((one) => one.startsWith(name))?.slice(name.length),
        );
        return found.find(Boolean) ?? null;
      } catch {
        return null;
      }
    },
    tear(): void {
      try {
        const jar = open();
        // Without “Secure” a browser ignores changes to the first.
        for (const name of NAMES.filter((one) => jar.cookie.includes(one)))
          jar.cookie = `${name}; Path=/; Max-Age=0; SameSite=Lax${name === NAMES[0] ? '; Secure' : ''}`;
      } catch {
        // The browser forbids cookies.
      }
    },
  };
}

type SessionStub = ReturnType<typeof createSessionStub>;
