import { beforeEach, expect, test, vi } from 'vitest';
import { forbiddenStorage, MemoryStorage, noCookies } from '../../../tests/support/memory-storage.ts';
import { ApiError, NoAnswer } from '../../api/api-error.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { forgetSessionOn401 } from '../session/forget-session-on-401.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createSavedToursStore, SAVED_TOURS_KEY } from './saved-tours-store.ts';

const asha = { _id: 'asha', username: 'Asha', email: 'asha@example.com', role: 'user' as const };
const bina = { ...asha, _id: 'bina' };

/** The account's list, as the server keeps it. */
type OfOne = { params: { id: string } };

let account: string[];
let browser: MemoryStorage;
let clock: number;
let failure: Error | undefined;
const tell = vi.fn();

beforeEach(() => {
  account = [];
  browser = new MemoryStorage();
  clock = 1_000_000;
  failure = undefined;
  tell.mockClear();
});

function open(local: Storage = browser) {
  const storage = guardedStorage(() => (local === browser ? browser : forbiddenStorage()));
  const session = createSessionStore({ storage, stub: noCookies, forgotten: new Set<string>() });
  const answer = <T>(result: () => T): Promise<T> =>
    forgetSessionOn401(async () => {
      await Promise.resolve();
      if (failure) throw failure;
      return result();
    }, session);
  const done = { success: true as const };
  const api = {
    saveTour: vi.fn(({ params: { id } }: OfOne) =>
      answer(() => {
        account = [id, ...account.filter((other) => other !== id)];
        return done;
      }),
    ),
    unsaveTour: vi.fn(({ params: { id } }: OfOne) =>
      answer(() => {
        account = account.filter((other) => other !== id);
        return done;
      }),
    ),
    mergeSavedTours: vi.fn(({ body: { tourIds: ids } }: { body: { tourIds: string[] } }) =>
      answer(() => {
        account = [...ids.filter((id) => !account.includes(id)), ...account];
        return { ...done, data: account };
      }),
    ),
  };
  const store = createSavedToursStore({ storage, session, api, tell, now: () => clock });
  return { store, session, api };
}

test('signed out, tours are kept in this browser, the last one first, and no call is made', () => {
  const { store, api } = open();
  store.toggle('lake');
  store.toggle('train');
  store.toggle('cliff');
  store.toggle('train');
  expect(store.getIds()).toEqual(['cliff', 'lake']);
  expect(open().store.getIds()).toEqual(['cliff', 'lake']);
  expect(api.saveTour).not.toHaveBeenCalled();
});

test('signing in merges what the browser kept into the account', async () => {
  account = ['old'];
  const { store, session, api } = open();
  store.toggle('lake');
  session.loginSucceeded(asha, 'token');
  await store.settled();
  expect(api.mergeSavedTours).toHaveBeenCalledWith({ body: { tourIds: ['lake'] } });
  expect(store.getIds()).toEqual(['lake', 'old']);
  expect(account).toEqual(['lake', 'old']);
});

test('signed in, each press goes to the account, and a second one takes it back', async () => {
  const { store, session } = open();
  session.loginSucceeded(asha, 'token');
  store.toggle('lake');
  expect(store.has('lake')).toBe(true);
  store.toggle('train');
  store.toggle('lake');
  await store.settled();
  expect(account).toEqual(['train']);
  expect(store.getIds()).toEqual(['train']);
});

test('a press while the lists are merged is not lost', async () => {
  account = ['old', 'unwanted'];
  const { store, session } = open();
  session.loginSucceeded(asha, 'token');
  store.toggle('lake');
  await store.settled();
  expect(store.getIds()).toEqual(['lake', 'old', 'unwanted']);
  expect(account).toEqual(['lake', 'old', 'unwanted']);
});

test('signing out takes the account’s list out of the browser, and the next traveller gets none of it', async () => {
  account = ['lake'];
  const { store, session, api } = open();
  session.loginSucceeded(asha, 'token');
  await store.settled();
  session.loggedOut();
  expect(store.getIds()).toEqual([]);
  expect(browser.getItem(SAVED_TOURS_KEY)).toBeNull();
  account = [];
  session.loginSucceeded(bina, 'token');
  await store.settled();
  expect(api.mergeSavedTours).toHaveBeenLastCalledWith({ body: { tourIds: [] } });
});

test('what cannot reach the server is shown as it was before, and said', async () => {
  const { store, session } = open();
  session.loginSucceeded(asha, 'token');
  await store.settled();
  failure = new NoAnswer(new TypeError('Failed to fetch'));
  store.toggle('lake');
  await store.settled();
  expect(store.has('lake')).toBe(false);
  expect(tell).toHaveBeenCalledWith({
    text: 'The saved tours could not be changed.',
    detail: 'We could not be reached. Please check your connection and try again.',
  });
});

test('the server’s own message is shown', async () => {
  const { store, session } = open();
  session.loginSucceeded(asha, 'token');
  await store.settled();
  const message = 'At most 200 tours can be saved.';
  failure = new ApiError(409, { success: false, message, code: 'conflict', requestId: 'x' });
  store.toggle('lake');
  await store.settled();
  expect(tell).toHaveBeenCalledWith({ text: message });
});

test('when the session has ended meanwhile, the press is kept in this browser, and that is told', async () => {
  account = ['old'];
  const { store, session } = open();
  session.loginSucceeded(asha, 'token');
  await store.settled();
  failure = new ApiError(401, undefined);
  store.toggle('lake');
  await store.settled();
  expect(session.getSnapshot().user).toBeNull();
  expect(store.getIds()).toEqual(['lake']);
  expect(tell).toHaveBeenCalledWith({ text: 'Please sign in', offerSignIn: true });
});

test('a merge that fails is tried again by the next page', async () => {
  const { store, session } = open();
  store.toggle('lake');
  failure = new NoAnswer(new TypeError('Failed to fetch'));
  session.loginSucceeded(asha, 'token');
  await store.settled();
  expect(store.getIds()).toEqual(['lake']);
  failure = undefined;
  const next = open();
  next.store.follow();
  await next.store.settled();
  expect(account).toEqual(['lake']);
});

test('the account is asked again after ten minutes, for another device may have saved something', async () => {
  const { store, session } = open();
  session.loginSucceeded(asha, 'token');
  await store.settled();
  account = ['from-the-phone'];
  const soon = open();
  soon.store.follow();
  await soon.store.settled();
  expect(soon.api.mergeSavedTours).not.toHaveBeenCalled();
  clock += 10 * 60 * 1000;
  const later = open();
  later.store.follow();
  await later.store.settled();
  expect(later.store.getIds()).toEqual(['from-the-phone']);
});

test('another tab’s change is read from the storage', () => {
  const [one, other] = [open().store, open().store];
  const heard = vi.fn();
  other.subscribe(heard);
  one.toggle('lake');
  other.readAgain();
  expect(other.has('lake')).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

test('the 201st tour is refused with a reason', () => {
  const { store } = open();
  for (let number = 0; number < 201; number += 1) store.toggle(`tour-${number}`);
  expect(store.getIds()).toHaveLength(200);
  expect(tell).toHaveBeenCalledWith({ text: 'At most 200 tours can be saved.' });
});

test.each(['', 'null', '{', '[]', '{"ids":"all"}', '{"ids":[1,{"a":2},"<b>"]}'])(
  'a storage that holds %j is an empty list',
  (text) => {
    browser.setItem(SAVED_TOURS_KEY, text);
    expect(open().store.getIds()).toEqual([]);
  },
);

test('a browser that forbids storage still saves for as long as the page is open', () => {
  const { store } = open(new MemoryStorage());
  store.toggle('lake');
  expect(store.has('lake')).toBe(true);
});
