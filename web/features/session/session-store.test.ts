import { describe, expect, test } from 'vitest';
import type { User } from '../../../contracts/accounts/accounts.contract.ts';
import { cookieJar, forbiddenStorage, MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { createSessionStore, createSessionStub, type SessionStore } from './session-store.ts';

const pema: User = { _id: 'u1', username: 'Pema', email: 'pema@example.com', role: 'user' };

function setUp(stored: Record<string, string> = {}, cookie = '') {
  const memory = Object.assign(new MemoryStorage(), stored);
  const marks: (string | null)[] = [];
  const jar = cookieJar(cookie);
  const forgotten = new Set<string>();
  const store = createSessionStore({
    storage: guardedStorage(() => memory),
    stub: createSessionStub(() => jar),
    forgotten,
    onChange: (user) => marks.push(user?.username ?? null),
  });
  return { memory, store, marks, jar, endings: () => [...forgotten] };
}

/** A session's token, and the half of it that the page's cookie holds. */
const token = (name: string) => `${name}.stub-and-secret`;
const stub = (name: string) => `teesta_stub=${name}.stub-`;

test('a login that starts clears the user and loads §4.1 §4.2', () => {
  const { store, memory } = setUp({ user: JSON.stringify(pema), accessToken: 't0' });
  expect(store.getSnapshot().user).toEqual(pema);
  store.loginStarted();
  expect(store.getSnapshot()).toEqual({ user: null, loading: true, error: null });
  expect(memory.getItem('user')).toBeNull();
  expect(memory.getItem('accessToken')).toBeNull();
});

test('a login that succeeds keeps the user and the token under accessToken, never under token §3.1 §4.3 §4.6 §4.7 §7.46', () => {
  const { store, memory, marks } = setUp();
  store.loginStarted();
  store.loginSucceeded(pema, 't1');
  expect(store.getSnapshot()).toEqual({ user: pema, loading: false, error: null });
  expect(JSON.parse(memory.getItem('user') ?? '')).toEqual(pema);
  expect(memory.getItem('accessToken')).toBe('t1');
  expect(memory.getItem('token')).toBeNull();
  expect(marks).toEqual([null, 'Pema']);
});

test('a login that fails keeps the message §4.1 §4.4', () => {
  const { store } = setUp();
  store.loginStarted();
  store.loginFailed('Wrong email or password.');
  expect(store.getSnapshot()).toEqual({ user: null, loading: false, error: 'Wrong email or password.' });
});

test('logging out clears the user and leaves the key token alone §4.5', () => {
  const { store, memory } = setUp({ user: JSON.stringify(pema), accessToken: 't1', token: 'by hand' });
  store.loggedOut();
  expect(store.getSnapshot().user).toBeNull();
  expect({ ...memory }).toEqual({ token: 'by hand' });
});

test('registering changes nothing and wakes nobody §4.8', () => {
  const { store } = setUp({ user: JSON.stringify(pema) });
  const before = store.getSnapshot();
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.registered();
  expect(store.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
});

describe('a person who leaves', () => {
  const signedIn = () =>
    setUp({ user: JSON.stringify(pema), accessToken: token('a') }, `other=1; ${stub('a')}`);

  test.each([
    ['signs out', (store: SessionStore) => store.loggedOut()],
    ['starts another login', (store: SessionStore) => store.loginStarted()],
  ])('is forgotten at once: who %s leaves no stub, and a name that only ends the session', (_what, leave) => {
    const { store, jar, memory, endings } = signedIn();
    leave(store);
    expect(jar.cookie).toBe('other=1');
    expect({ ...memory }).toEqual({});
    expect(endings()).toEqual(['a']);
  });

  test('and was not signed in leaves nothing to be ended', () => {
    const { store, endings } = setUp();
    store.loginStarted();
    expect(endings()).toEqual([]);
  });

  test('has the session ended that only the cookie knows of', () => {
    const { store, jar, endings } = setUp({}, stub('b'));
    store.loginStarted();
    expect(jar.cookie).toBe('');
    expect(endings()).toEqual(['b']);
  });

  test('has a session of an earlier version ended by its token, which has no name', () => {
    const { store, endings } = setUp({ user: JSON.stringify(pema), accessToken: 'whole-token' });
    store.loggedOut();
    expect(endings()).toEqual(['whole-token']);
  });
});

describe('of two logins at the same moment', () => {
  test('the later one’s session stays, and the earlier one’s ends', () => {
    const { store, memory, endings, jar } = setUp();
    jar.cookie = stub('a');
    expect(store.loginSucceeded(pema, token('a'))).toBe(true);
    jar.cookie = stub('b');
    expect(store.loginSucceeded(pema, token('b'))).toBe(true);
    expect(memory.getItem('accessToken')).toBe(token('b'));
    expect(endings()).toEqual(['a']);
  });

  test('the one whose cookies are gone gives way to the one that another tab has stored', () => {
    const tashi = { ...pema, _id: 'u2', username: 'Tashi' };
    const { store, memory, endings } = setUp({}, stub('b'));
    memory.setItem('user', JSON.stringify(tashi));
    memory.setItem('accessToken', token('b'));
    expect(store.loginSucceeded(pema, token('a'))).toBe(false);
    expect(store.getSnapshot()).toEqual({ user: tashi, loading: false, error: null });
    expect(memory.getItem('accessToken')).toBe(token('b'));
    expect(endings()).toEqual(['a']);
  });
});

test('it follows another tab', () => {
  const { store, memory } = setUp();
  memory.setItem('user', JSON.stringify(pema));
  store.readAgain();
  expect(store.getSnapshot().user).toEqual(pema);
  memory.removeItem('user');
  store.readAgain();
  expect(store.getSnapshot().user).toBeNull();
});

test.each(['{"_id":', 'null', '[]', '7', '{"_id":1,"username":"x","email":"y"}', '{}'])(
  'a broken user in the storage counts as nobody: %s',
  (text) => {
    expect(setUp({ user: text }).store.getSnapshot().user).toBeNull();
  },
);

test('an unknown role counts as user', () => {
  const { store } = setUp({ user: JSON.stringify({ ...pema, role: 'owner' }) });
  expect(store.getSnapshot().user?.role).toBe('user');
});

test('a browser that forbids storage still signs in, for as long as the page lives', () => {
  const store = createSessionStore({
    storage: guardedStorage(forbiddenStorage),
    stub: createSessionStub(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
    forgotten: new Set<string>(),
  });
  store.loginSucceeded(pema, 't1');
  expect(store.getSnapshot().user).toEqual(pema);
  store.readAgain();
  expect(store.getSnapshot().user).toEqual(pema);
});
