import { expect, test } from 'vitest';
import { MemoryStorage, noCookies } from '../../../tests/support/memory-storage.ts';
import { ApiError } from '../../api/api-error.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { forgetSessionOn401 } from './forget-session-on-401.ts';
import { createSessionStore } from './session-store.ts';

const pema = { _id: 'u1', username: 'Pema', email: 'pema@example.com', role: 'user' as const };

function signedIn() {
  const memory = new MemoryStorage();
  const store = createSessionStore({
    storage: guardedStorage(() => memory),
    stub: noCookies,
    forgotten: new Set<string>(),
  });
  store.loginSucceeded(pema, 't1');
  return store;
}

const refuse = (status: number) => () => Promise.reject(new ApiError(status, undefined));

test('a 401 ends the session and is passed on', async () => {
  const store = signedIn();
  await expect(forgetSessionOn401(refuse(401), store)).rejects.toBeInstanceOf(ApiError);
  expect(store.getSnapshot().user).toBeNull();
  expect(store.token()).toBeNull();
});

test.each([400, 403, 429, 503])('a %i does not end the session', async (status) => {
  const store = signedIn();
  await expect(forgetSessionOn401(refuse(status), store)).rejects.toBeInstanceOf(ApiError);
  expect(store.getSnapshot().user).toEqual(pema);
});

test('a late 401 of an earlier session does not end a new one', async () => {
  const store = signedIn();
  const late = forgetSessionOn401(async () => {
    store.loginSucceeded(pema, 't2');
    throw new ApiError(401, undefined);
  }, store);
  await expect(late).rejects.toBeInstanceOf(ApiError);
  expect(store.getSnapshot().user).toEqual(pema);
});

const over = () => new ApiError(401, undefined);

test('a call that another tab’s change of the password overtook is made again by the session’s next token', async () => {
  const store = signedIn();
  store.loginSucceeded(pema, 'a.first');
  let answer = (_answered: { token: string }) => {};
  const renewing = store.renewToken(() => new Promise<{ token: string }>((resolve) => (answer = resolve)));
  const sent: (string | null)[] = [];
  const calling = forgetSessionOn401(async () => {
    sent.push(store.token());
    if (store.token() === 'a.first') throw over();
    return 'answered';
  }, store);
  answer({ token: 'a.second' });
  await renewing;
  expect(await calling).toBe('answered');
  expect(sent).toEqual(['a.first', 'a.second']);
  expect(store.getSnapshot().user).toEqual(pema);
});

test('a change of the password that failed leaves the token, and a 401 ends the session as ever', async () => {
  const store = signedIn();
  await expect(store.renewToken(refuse(400))).rejects.toBeInstanceOf(ApiError);
  expect(store.token()).toBe('t1');
  await expect(forgetSessionOn401(refuse(401), store)).rejects.toBeInstanceOf(ApiError);
  expect(store.getSnapshot().user).toBeNull();
});

test('a token that comes after somebody else has signed in is not theirs', async () => {
  const store = signedIn();
  await store.renewToken(async () => {
    store.loginSucceeded(pema, 't2');
    return { token: 't1.next' };
  });
  expect(store.token()).toBe('t2');
});
