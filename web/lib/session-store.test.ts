import { expect, test } from 'vitest';
import type { User } from '../../contracts/accounts.contract.ts';
import { guardedStorage } from './browser-storage.ts';
import { forbiddenStorage, MemoryStorage } from './memory-storage.ts';
import { createSessionStore } from './session-store.ts';
import { nextSession } from './session-transitions.ts';

const pema: User = { _id: 'u1', username: 'Pema', email: 'pema@example.com', role: 'user' };

function setUp(kept: Record<string, string> = {}) {
  const memory = Object.assign(new MemoryStorage(), kept);
  const marks: (string | null)[] = [];
  const store = createSessionStore(
    guardedStorage(() => memory),
    (user) => marks.push(user?.username ?? null),
  );
  return { memory, store, marks };
}

test('a login that starts clears the user and loads', () => {
  const { store, memory } = setUp({ user: JSON.stringify(pema), accessToken: 't0' });
  expect(store.getSnapshot().user).toEqual(pema);
  store.loginStarted();
  expect(store.getSnapshot()).toEqual({ user: null, loading: true, error: null });
  expect(memory.getItem('user')).toBeNull();
  expect(memory.getItem('accessToken')).toBeNull();
});

test('a login that succeeds keeps the user and the token under accessToken, never under token', () => {
  const { store, memory, marks } = setUp();
  store.loginStarted();
  store.loginSucceeded(pema, 't1');
  expect(store.getSnapshot()).toEqual({ user: pema, loading: false, error: null });
  expect(JSON.parse(memory.getItem('user') ?? '')).toEqual(pema);
  expect(memory.getItem('accessToken')).toBe('t1');
  expect(memory.getItem('token')).toBeNull();
  expect(marks).toEqual([null, 'Pema']);
});

test('a login that fails keeps the message', () => {
  const { store } = setUp();
  store.loginStarted();
  store.loginFailed('Wrong email or password.');
  expect(store.getSnapshot()).toEqual({ user: null, loading: false, error: 'Wrong email or password.' });
});

test('logging out clears the user and leaves the key token alone', () => {
  const { store, memory } = setUp({ user: JSON.stringify(pema), accessToken: 't1', token: 'by hand' });
  store.loggedOut();
  expect(store.getSnapshot().user).toBeNull();
  expect({ ...memory }).toEqual({ token: 'by hand' });
});

test('registering changes nothing and wakes nobody', () => {
  const { store } = setUp({ user: JSON.stringify(pema) });
  const before = store.getSnapshot();
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.registered();
  expect(store.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
  expect(nextSession(before, { type: 'registered' })).toBe(before);
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
  const store = createSessionStore(guardedStorage(forbiddenStorage));
  store.loginSucceeded(pema, 't1');
  expect(store.getSnapshot().user).toEqual(pema);
  store.readAgain();
  expect(store.getSnapshot().user).toEqual(pema);
});
