import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { describeWait } from './rate-limits.ts';

let t: TestApp | undefined;
beforeEach(() => {
  t = undefined;
});
afterEach(() => t?.close());

async function build(env: Record<string, string> = {}): Promise<TestApp> {
  t = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1', ...env } });
  return t;
}

async function statusesOf(app: TestApp, times: number, path: string, headers: Record<string, string> = {}) {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 1)
    statuses.push((await app.post(path, { body: {}, headers })).status);
  return statuses;
}

const refused = (times: number) => Array(times).fill(400);

test.each([
  ['/auth/login', 10],
  ['/auth/register', 5],
  ['/auth/forgot-password', 5],
  ['/auth/reset-password/x', 5],
  ['/auth/resend-reset-link', 5],
  ['/subscribe', 10],
  ['/contacts/send-mail', 10],
])('POST %s is taken %i times a minute from one address §V2.3.2 §V2.4.1', async (path, limit) => {
  const app = await build();
  expect(await statusesOf(app, limit, path)).toEqual(refused(limit));

  const answer = await app.post(path, { body: {} });
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.body).toEqual({
    success: false,
    code: 'too_many',
    message: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds? and try again\.$/),
    requestId: expect.any(String),
  });
});

test('the file of all that is kept about a traveller is made five times a minute', async () => {
  const app = await build();
  const as = await app.signIn(await makeUser(app.db));
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await app.get('/account/data', { as })).status);
  expect(statuses).toEqual([...Array(5).fill(200), 429]);
});

test('reading is not limited', async () => {
  const app = await build();
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.get('/tours')));
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
});

test('one address does not use up the tries of another', async () => {
  const app = await build();
  await statusesOf(app, 6, '/auth/register');
  const other = await app.app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: {},
    remoteAddress: '10.0.0.2',
  });
  expect(other.statusCode).toBe(400);
});

test('one IPv6 network is one address', async () => {
  const app = await build({ TRUST_PROXY: '1' });
  const from = (address: string) => statusesOf(app, 1, '/auth/register', { 'x-forwarded-for': address });
  for (let host = 1; host <= 5; host += 1) expect(await from(`2001:db8:1:2::${host}`)).toEqual([400]);
  expect(await from('2001:db8:1:2:ffff::')).toEqual([429]);
  expect(await from('2001:db8:1:3::1')).toEqual([400]);
});

test('a client with many IPv6 networks has twice the limit in a /56, and four times in a /48', async () => {
  const app = await build({ TRUST_PROXY: '1' });
  const from = async (network: string, times: number) => {
    const headers = { 'x-forwarded-for': `${network}::1` };
    return (await statusesOf(app, times, '/auth/register', headers)).filter((status) => status === 400)
      .length;
  };
  const taken: number[] = [];
  for (const part of ['0', '1', '2', '100', '101', '102', '200'])
    taken.push(await from(`2001:db8:1:${part}`, 6));
  expect(taken).toEqual([5, 5, 0, 5, 5, 0, 0]);
  expect(await from('2001:db8:2:0', 5)).toBe(5);
  const wider = await app.post('/auth/register', {
    body: {},
    headers: { 'x-forwarded-for': '2001:db8:1:200::1' },
  });
  expect(wider.body.message).toMatch(/^Too many tries\. Please wait \d+ seconds? and try again\.$/);
  expect(Number(wider.headers['retry-after'])).toBeGreaterThanOrEqual(1);
});

test('a visitor behind no trusted proxy cannot make up other addresses §V15.3.4 §V4.1.3', async () => {
  const app = await build();
  await statusesOf(app, 5, '/auth/register');
  expect(await statusesOf(app, 1, '/auth/register', { 'x-forwarded-for': '203.0.113.7' })).toEqual([429]);
});

test('visitors behind a trusted proxy are told apart, and still cannot make up addresses §V15.3.4 §V4.1.3', async () => {
  const app = await build({ TRUST_PROXY: '1' });
  const asha = { 'x-forwarded-for': '203.0.113.7' };
  expect(await statusesOf(app, 6, '/auth/register', asha)).toEqual([...refused(5), 429]);
  expect(await statusesOf(app, 1, '/auth/register', { 'x-forwarded-for': '203.0.113.8' })).toEqual([400]);
  const forged = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  expect(await statusesOf(app, 1, '/auth/register', forged)).toEqual([429]);
});

test('what a trusted proxy says that is no address is the proxy’s own', async () => {
  const app = await build({ TRUST_PROXY: '1' });
  for (const madeUp of ['unknown', 'a', '203.0.113.7:51812', '_hidden', '1'])
    expect(await statusesOf(app, 1, '/auth/register', { 'x-forwarded-for': madeUp })).toEqual([400]);
  expect(await statusesOf(app, 1, '/auth/register', { 'x-forwarded-for': 'b' })).toEqual([429]);
  expect(await statusesOf(app, 1, '/auth/register')).toEqual([429]);
});

test('RATE_LIMIT_SCALE multiplies the limits', async () => {
  const app = await build({ RATE_LIMIT_SCALE: '0.4' });
  expect(await statusesOf(app, 3, '/auth/register')).toEqual([400, 400, 429]);
});

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
  [601, '11 minutes'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(describeWait(seconds)).toBe(words);
});
