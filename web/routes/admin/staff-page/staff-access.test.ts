import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../features/session/session-store.ts';
import { loadAsStaff } from './staff-access.ts';

const pema = { _id: 'u1', username: 'Pema', email: 'pema@example.com', role: 'admin' as const };

beforeEach(() => {
  sessionStore.loginSucceeded(pema, 't1');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

// Without anybody signed in, what was kept is forgotten.
afterEach(async () => {
  sessionStore.loggedOut();
  await loadAsStaff(ask('?status=new'), async () => 'nothing');
});

function ask(search: string, signal?: AbortSignal): Request {
  return new Request(`http://desk.test/admin/bookings${search}`, { signal });
}

const broken = () => Promise.reject(new Error('no line'));

test('what cannot be reloaded stays as it was', async () => {
  await loadAsStaff(ask('?status=new'), async () => 'the new ones');
  const again = await loadAsStaff(ask('?status=new'), broken);
  expect(again).toMatchObject({ access: 'granted', data: 'the new ones', failure: { isOfAnother: false } });
  expect(again).toMatchObject({ failure: { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) } });
});

test('an answer that comes after the page went on is not what the page shows', async () => {
  const left = new AbortController();
  let answer = (_rows: string) => {};
  const slow = loadAsStaff(
    ask('?status=new', left.signal),
    () => new Promise<string>((resolve) => (answer = resolve)),
  );
  left.abort();
  await loadAsStaff(ask('?status=confirmed'), async () => 'the confirmed ones');
  answer('the new ones');
  await slow;
  const again = await loadAsStaff(ask('?status=confirmed'), broken);
  expect(again).toMatchObject({ data: 'the confirmed ones', failure: { isOfAnother: false } });
});

test('under a filter that could not be loaded, the rows of the one before say that they are of another', async () => {
  await loadAsStaff(ask('?status=new'), async () => 'the new ones');
  const next = await loadAsStaff(ask('?status=confirmed'), broken);
  expect(next).toMatchObject({ access: 'granted', data: 'the new ones', failure: { isOfAnother: true } });
});

test('another page shows nothing of it', async () => {
  await loadAsStaff(ask(''), async () => 'the new ones');
  const other = await loadAsStaff(new Request('http://desk.test/admin/users'), broken);
  expect(other).toMatchObject({ access: 'failed' });
});
