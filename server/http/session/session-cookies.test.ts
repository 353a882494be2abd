import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookieHeader, setCookiesOf } from '../../../tests/support/cookie-headers.ts';
import { makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe('by HTTPS', () => {
  let https: TestApp;
  beforeAll(async () => {
    https = await buildTestApp({ env: { PUBLIC_URL: 'https://teesta.example' } });
  });
  afterAll(() => https.close());

  const plain = (token: string) => sessionCookieHeader(token);
  const prefixed = (token: string) => sessionCookieHeader(token).replaceAll('teesta_', '__Host-teesta_');
  const ask = (cookie: string, as?: string) =>
    https.get('/booking/mine', { ...(as && { as }), headers: { cookie } });
  const signIn = async () => https.signIn(await makeUser(https.db));

  test('cookies that another host could have set open nothing §V3.3.3', async () => {
    const token = await signIn();
    expect((await ask(prefixed(token))).status).toBe(200);
    expect((await ask(plain(token))).status).toBe(401);
    const [one, other] = [await signIn(), await signIn()];
    const answer = await ask(`${plain(one)}; ${prefixed(other)}`);
    expect(answer.status).toBe(200);
    await https.post('/auth/logout', {
      headers: { cookie: `${plain(one)}; ${prefixed(other)}`, origin: 'https://teesta.example' },
    });
    expect((await ask('', one)).status).toBe(200);
    expect((await ask('', other)).status).toBe(401);
  });

  test('a session from before the prefix lives on by the token that its page knows, and gets its cookies', async () => {
    const token = await signIn();
    const answer = await ask(plain(token), token);
    expect(answer.status).toBe(200);
    const cookies = setCookiesOf(answer);
    expect([...cookies.keys()].toSorted()).toEqual([
      '__Host-teesta_session',
      '__Host-teesta_stub',
      'teesta_session',
      'teesta_stub',
    ]);
    for (const name of ['teesta_session', 'teesta_stub']) expect(cookies.get(name)).toMatch(/^\w+=; /);
    expect((await ask(prefixed(token), token)).headers['set-cookie']).toBeUndefined();
  });

  test('signing in ends the sessions of cookies of either kind, even where it fails', async () => {
    const { email } = await makeUser(https.db);
    for (const password of [PASSWORD, 'wrong']) {
      const [older, uncut, newer] = [await signIn(), await signIn(), await signIn()];
      for (const cookie of [`${plain(older)}; ${prefixed(newer)}`, `teesta_session=${uncut}`])
        await https.post('/auth/login', {
          body: { email, password },
          headers: { cookie, origin: 'https://teesta.example' },
        });
      for (const ended of [older, newer, uncut]) expect((await ask('', ended)).status).toBe(401);
    }
  });

  test('signing out clears the cookies of either kind', async () => {
    const token = await signIn();
    const headers = { cookie: `${plain(token)}; ${prefixed(token)}` };
    const answer = await https.post('/auth/logout', { as: token, headers });
    const cleared = [...setCookiesOf(answer).values()].filter((line) => /^[\w-]+=; /.test(line));
    expect(cleared).toHaveLength(4);
    for (const line of cleared) expect(line).toContain('; Secure');
  });
});
