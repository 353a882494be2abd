import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { sessionCookieHeader } from '../../tests/support/cookie-headers.ts';
import { makeAdmin, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';

const lines: string[] = [];
const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp({ logger });
});
afterEach(async () => {
  vi.useRealTimers();
  await t.close();
  lines.splice(0);
});

const told = (message = 'access') =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

test('signing in is logged, well or not, by the account’s id and without its address §V16.3.1', async () => {
  const { id, email } = await makeUser(t.db, { email: 'asha@example.com' });
  await t.post('/auth/login', { body: { email, password: 'a wrong guess' } });
  await t.post('/auth/login', { body: { email, password: PASSWORD } });
  await t.post('/auth/login', { body: { email: 'nobody@example.com', password: PASSWORD } });

  const call = 'POST /api/v1/auth/login';
  const client = expect.stringMatching(/^[\da-f]{12}$/);
  expect(told()).toMatchObject([
    { call, status: 401, account: id, client, reqId: expect.any(String) },
    { call, status: 200, account: id, client },
    { call, status: 401, client },
  ]);
  expect(told()[2]).not.toHaveProperty('account');
  expect(new Set(told().map((line) => line.client)).size).toBe(1);
  expect(lines.join()).not.toMatch(/asha|nobody|guess|127\.0\.0\.1/);
});

test('a signed-in user who guesses another’s password is named beside the account, not in its place', async () => {
  const [victim, thief] = [await makeAdmin(t.db), await makeUser(t.db)];
  const as = await t.signIn(thief);
  await t.post('/auth/login', { as, body: { email: victim.email, password: 'a wrong guess' } });
  await t.post('/auth/login', { as, body: { email: 'nobody@example.com', password: 'a wrong guess' } });
  expect(told()).toMatchObject([
    { status: 401, account: victim.id, session: thief.id },
    { status: 401, session: thief.id },
  ]);
  expect(told()[1]).not.toHaveProperty('account');
});

test('another network is another client, in another process by another name', async () => {
  const from = (app: TestApp, remoteAddress: string) =>
    app.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: {}, remoteAddress });
  await from(t, '203.0.113.7');
  await from(t, '203.0.113.8');
  const restarted = await buildTestApp({ logger });
  await from(restarted, '203.0.113.7');
  await restarted.close();
  expect(new Set(told().map(({ client }) => client)).size).toBe(3);
});

test('what is refused is logged: to travellers, by other sites, too often, with a session that has ended §V16.3.2', async () => {
  const traveller = await makeUser(t.db);
  const as = await t.signIn(traveller);
  await t.get('/users', { as });
  const login = await t.post('/auth/login', { body: { email: traveller.email, password: PASSWORD } });
  const cookie = [login.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const foreign = { origin: 'https://evil.example', cookie: cookie.join('; ') };
  await t.post('/account/password', { headers: foreign, body: {} });
  await t.get('/account', { as: 'a session that has ended' });

  expect(told()).toMatchObject([
    { call: 'GET /api/v1/users', status: 403, session: traveller.id },
    { call: 'POST /api/v1/auth/login', status: 200, account: traveller.id },
    { call: 'POST /api/v1/account/password', status: 403, session: traveller.id },
    { call: 'GET /api/v1/account', status: 401 },
  ]);
});

test('a call by a link’s token is named by its route, and the token stands in no line', async () => {
  const token = 'zzz-secret-token-zzz';
  const cookie = sessionCookieHeader(await t.signIn(await makeUser(t.db)));
  const byToken = ALL_CALLS.map(({ call }) => call).filter((call) => call.includes('/:token'));
  for (const call of byToken) {
    const [method, path = ''] = call.split(' ');
    const url = `/api/v1${path.replace(':token', token).replace(':id', 'nowhere')}`;
    for (const headers of [{}, { cookie, origin: 'https://evil.example' }])
      await t.app.inject({ method: method as 'GET', url, headers, payload: { password: 'password' } });
  }
  const named = byToken.map((call) => call.replace(' ', ' /api/v1'));
  const isRead = (call: string) => call.startsWith('GET');
  expect(new Set(told().map(({ call }) => call))).toEqual(new Set(named.filter((call) => !isRead(call))));
  expect(lines.join()).not.toContain(token);
});

test('what goes well, and a visitor who is told to sign in, leave no line', async () => {
  const as = await t.signIn(await makeAdmin(t.db));
  await t.get('/users', { as });
  await t.get('/users');
  await t.get('/tours');
  await t.post('/subscribe', { body: { email: 'not an address' }, headers: { origin: SITE_URL } });
  expect(told()).toEqual([]);
});

test('a flood of guesses leaves a bounded number of lines, and how many there were §V16.3.3', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let tried = 0; tried < 130; tried += 1) await t.post('/auth/register', { body: {} });
  expect(told()).toHaveLength(120);
  const { email } = await makeUser(t.db);
  await t.post('/auth/login', { body: { email, password: PASSWORD } });
  expect(told().at(-1)).toMatchObject({ call: 'POST /api/v1/auth/login', status: 200 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told('access: more than the log has lines for')).toMatchObject([{ left: 11 }]);
  await t.post('/auth/register', { body: {} });
  expect(told()).toHaveLength(122);
});
