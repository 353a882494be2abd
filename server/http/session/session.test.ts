import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cookieHeaderOf, sessionCookieHeader, setCookiesOf } from '../../../tests/support/cookie-headers.ts';
import { makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { newId } from '../../db/identifiers.ts';
import { findSessionUser, removeExpiredSessions, startSession } from './session.queries.ts';
import { hashToken } from './tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterEach(() => t.setClock());
afterAll(() => t.close());

const signedIn = async () => t.signIn(await makeUser(t.db));
const withCookie = (token: string, headers: Record<string, string> = {}) => ({
  headers: { cookie: `other=1; ${sessionCookieHeader(token)}`, ...headers },
});
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('who asks', () => {
  test('is told by a bearer token, whatever the case of the word', async () => {
    const token = await signedIn();
    expect(await statusOf(t.get('/booking/mine', { as: token }))).toBe(200);
    const headers = { authorization: `bearer ${token}` };
    expect(await statusOf(t.get('/booking/mine', { headers }))).toBe(200);
  });

  test('is told by the two cookies together, and by neither alone', async () => {
    const token = await signedIn();
    expect(await statusOf(t.get('/booking/mine', withCookie(token)))).toBe(200);
    const [stub = '', secret = ''] = sessionCookieHeader(token).split('; ');
    for (const cookie of [stub, secret, `${secret}; teesta_stub=`, `teesta_stub=1; ${secret}`])
      expect(await statusOf(t.get('/booking/mine', { headers: { cookie } }))).toBe(401);
  });

  test('is nobody where a cookie holds what no token does, and may sign in', async () => {
    const headers = { cookie: 'teesta_stub=%00; teesta_session=x' };
    expect(await statusOf(t.get('/booking/mine', { headers }))).toBe(401);
    const { email } = await makeUser(t.db);
    expect(await statusOf(t.post('/auth/login', { body: { email, password: PASSWORD }, headers }))).toBe(200);
  });

  test('is not told by a half of the token §V6.3.4 §V7.2.3', async () => {
    const token = await signedIn();
    for (const as of [token.slice(-22), token.slice(0, -22), token.slice(0, 36)])
      expect(await statusOf(t.get('/booking/mine', { as }))).toBe(401);
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Basic dXNlcjpwYXNz',
    'Bearer a b',
    'x',
  ])('is told by the cookie when the header says %j', async (authorization) => {
    const request = withCookie(await signedIn(), { authorization });
    expect(await statusOf(t.get('/booking/mine', request))).toBe(200);
  });

  test('is who the bearer token names when the cookie names another', async () => {
    const [one, two] = [await makeUser(t.db), await makeUser(t.db)];
    const request = withCookie(await t.signIn(two), { authorization: `Bearer ${await t.signIn(one)}` });
    expect(await statusOf(t.post('/auth/logout', request))).toBe(200);
    const left = await t.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', 'in', [one.id, two.id])
      .execute();
    expect(left).toEqual([{ user_id: two.id }]);
  });

  test('is nobody without a live session §V7.2.1', async () => {
    for (const request of [{}, { as: 'made-up' }, withCookie('made-up'), withCookie('')]) {
      const answer = await t.get('/booking/mine', request);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        success: false,
        code: 'not_signed_in',
        message: 'Please sign in',
        requestId: expect.any(String),
      });
    }
  });

  test('is never told by the hash that is stored §V6.3.4', async () => {
    await signedIn();
    const { token_hash } = await t.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
    expect(await statusOf(t.get('/booking/mine', { as: token_hash }))).toBe(401);
  });

  test('is forgotten after thirty days §V7.1.1 §V7.3.2', async () => {
    const user = await makeUser(t.db);
    const token = await startSession(t.db, user.id, new Date('2026-05-01T10:00:00.000Z'));
    t.setClock('2026-05-31T09:59:59.999Z');
    expect(await statusOf(t.get('/booking/mine', { as: token }))).toBe(200);
    t.setClock('2026-05-31T10:00:00.000Z');
    expect(await statusOf(t.get('/booking/mine', { as: token }))).toBe(401);
  });

  test('leaves no row behind once the session has run out', async () => {
    const user = await makeUser(t.db);
    const token = await startSession(t.db, user.id, new Date('2026-05-01T10:00:00.000Z'));
    const live = await startSession(t.db, user.id, new Date('2026-05-02T10:00:00.000Z'));
    await removeExpiredSessions(t.db, new Date('2026-05-31T10:00:00.000Z'));

    const before = new Date('2026-05-20T10:00:00.000Z');
    expect(await findSessionUser(t.db, token, before)).toBeUndefined();
    expect(await findSessionUser(t.db, live, before)).toMatchObject({ id: user.id });
  });
});

describe('a request by cookie that changes something', () => {
  test.each([
    ['this site’s Origin', { origin: SITE_URL }],
    ['no Origin but Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ])('is taken with %s', async (_what, headers) => {
    expect(await statusOf(t.post('/auth/logout', withCookie(await signedIn(), headers)))).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['another site’s Origin', { origin: 'https://evil.example' }],
    ['an Origin that only begins like ours', { origin: `${SITE_URL}.evil.example` }],
    ['the Origin of the Host that it names', { host: 'evil.example', origin: 'http://evil.example' }],
    ['our Origin under another scheme', { origin: SITE_URL.replace('http:', 'https:') }],
    ['an opaque Origin', { origin: 'null' }],
    [
      'a foreign Origin and a friendly Sec-Fetch-Site',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
    ['neither Origin nor Sec-Fetch-Site', {}],
  ])('is refused with %s, and nothing happens §V3.5.1', async (_what, headers) => {
    const token = await signedIn();
    const answer = await t.post('/auth/logout', withCookie(token, headers));

    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'not_allowed',
      message: `This request did not come from this site. Its address is ${SITE_URL}: open the page there, and send this again.`,
    });
    expect(await statusOf(t.get('/booking/mine', { as: token }))).toBe(200);
  });

  test('is refused with the Origin that a trusted proxy names where PUBLIC_URL says another', async () => {
    const site = await buildTestApp({ env: { TRUST_PROXY: '1' } });
    const token = await site.signIn(await makeUser(site.db));
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const foreign = withCookie(token, { ...forwarded, origin: 'https://evil.example' });
    const own = withCookie(token, { ...forwarded, origin: SITE_URL });
    expect(await statusOf(site.post('/auth/logout', foreign))).toBe(403);
    expect(await statusOf(site.post('/auth/logout', own))).toBe(200);
    await site.close();
  });

  test('is taken from its own Host where no PUBLIC_URL says where the site is', async () => {
    const site = await buildTestApp({ env: { PUBLIC_URL: '' } });
    try {
      const token = await site.signIn(await makeUser(site.db));
      const own = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' };
      const foreign = { ...own, origin: 'http://evil.example' };
      expect(await statusOf(site.post('/auth/logout', withCookie(token, foreign)))).toBe(403);
      expect(await statusOf(site.post('/auth/logout', withCookie(token, own)))).toBe(200);
    } finally {
      await site.close();
    }
  });

  test('needs no Origin when a valid bearer token is there too', async () => {
    const token = await signedIn();
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
    expect(await statusOf(t.post('/auth/logout', withCookie(token, headers)))).toBe(200);
  });

  test('is held to its Origin when the bearer token beside it is not valid', async () => {
    const headers = { authorization: 'Bearer null', origin: 'https://evil.example' };
    expect(await statusOf(t.post('/auth/logout', withCookie(await signedIn(), headers)))).toBe(403);
    const own = { authorization: 'Bearer null', origin: SITE_URL };
    expect(await statusOf(t.post('/auth/logout', withCookie(await signedIn(), own)))).toBe(200);
  });

  test('by bearer token alone needs no Origin', async () => {
    expect(await statusOf(t.post('/auth/logout', { as: await signedIn() }))).toBe(200);
  });

  test('reading by cookie is open to links from anywhere §V3.5.3', async () => {
    const request = withCookie(await signedIn(), { 'sec-fetch-site': 'cross-site' });
    expect(await statusOf(t.get('/booking/mine', request))).toBe(200);
  });
});

describe('the cookies', () => {
  /** What the two of them are set with. */
  async function cookiesOf(env: Record<string, string>, headers: Record<string, string> = {}) {
    const app = await buildTestApp({ env });
    const { email } = await makeUser(app.db);
    const answer = await app.post('/auth/login', { body: { email, password: PASSWORD }, headers });
    await app.close();
    expect(answer.status).toBe(200);
    const cookies = [...setCookiesOf(answer)].filter(([name]) => /stub|session/.test(name));
    const lines = cookies.map(([name, line]) => line.slice(name.length + 1).split('; '));
    expect(lines.map(([value]) => value).join('')).toBe(answer.body.token);
    const flags = lines.map(([, ...all]) => all.sort());
    return Object.fromEntries(cookies.map(([name], index) => [name, flags[index]]));
  }
  const PLAIN = ['Max-Age=2592000', 'Path=/', 'SameSite=Lax'];
  const plain = { teesta_stub: PLAIN, teesta_session: ['HttpOnly', ...PLAIN] };
  const secure = {
    '__Host-teesta_stub': [...PLAIN, 'Secure'],
    '__Host-teesta_session': ['HttpOnly', ...PLAIN, 'Secure'],
  };
  const byHttps = { 'x-forwarded-proto': 'https' };

  test('hold a half of the token each: one for the page to forget, one out of reach of scripts §V3.3.2 §V3.3.4', async () => {
    expect(await cookiesOf({})).toEqual(plain);
  });

  test('go over HTTPS alone where PUBLIC_URL is HTTPS §V3.3.1', async () => {
    expect(await cookiesOf({ PUBLIC_URL: 'https://teesta.example' })).toEqual(secure);
  });

  test('go over HTTPS alone where a trusted proxy says that the visitor came so', async () => {
    const env = { PUBLIC_URL: '', TRUST_PROXY: '1' };
    expect(await cookiesOf(env, byHttps)).toEqual(secure);
  });

  test('listen to no proxy where PUBLIC_URL says how the site is reached', async () => {
    expect(await cookiesOf({ TRUST_PROXY: '1' }, byHttps)).toEqual(plain);
  });

  test('do not listen to a proxy that is not trusted §V4.1.3', async () => {
    expect(await cookiesOf({ PUBLIC_URL: '' }, byHttps)).toEqual(plain);
    expect(await cookiesOf({ PUBLIC_URL: '', TRUST_PROXY: '0' }, byHttps)).toEqual(plain);
    expect(await cookiesOf({ PUBLIC_URL: '', TRUST_PROXY: '10.0.0.0/8' }, byHttps)).toEqual(plain);
  });
});

describe('a session from before the token was cut in two', () => {
  const token = 'an-old-token-of-forty-three-characters-0001';
  const cookie = `teesta_session=${token}`;
  beforeAll(async () => {
    const { id } = await makeUser(t.db);
    const [created_at, expires_at] = ['2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    const row = {
      id: newId(),
      token_hash: hashToken(token),
      user_id: id,
      created_at,
      expires_at,
      last_used_at: created_at,
    };
    await t.db.insertInto('sessions').values(row).execute();
  });

  test('is not opened by its cookie, which no page can forget', async () => {
    expect(await statusOf(t.get('/booking/mine', { headers: { cookie } }))).toBe(401);
  });

  test('lives on by the token that its page knows, and gets the cookies that it lacks', async () => {
    const answer = await t.get('/booking/mine', { as: token, headers: { cookie } });
    expect(answer.status).toBe(200);
    const headers = { cookie: cookieHeaderOf(answer) };
    expect(headers.cookie).not.toBe(cookie);
    expect(await statusOf(t.get('/booking/mine', { headers }))).toBe(200);
    const again = await t.get('/booking/mine', { as: token, headers });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('ends by its token', async () => {
    const answer = await t.post('/auth/logout', { as: token, headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(setCookiesOf(answer).get('teesta_session')).toMatch(/^teesta_session=; /);
    expect(await statusOf(t.get('/booking/mine', { as: token }))).toBe(401);
  });
});
