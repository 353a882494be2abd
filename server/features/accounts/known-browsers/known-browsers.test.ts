import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import { cookieHeaderOf, setCookiesOf } from '../../../../tests/support/cookie-headers.ts';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';
import { beginSignInAttempt } from '../sign-in/sign-in-failures.queries.ts';
import { browserTokensOf } from './known-browser.ts';
import { removeOldBrowsers } from './known-browsers.queries.ts';

const NEW_PASSWORD = 'sal forest road';

let t: TestApp;
let user: UserRow;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  user = await makeUser(t.db);
});
afterEach(() => t.setClock());
afterAll(() => t.close());

function signIn({ cookie, password = PASSWORD }: { cookie?: string; password?: string } = {}) {
  const headers = { origin: SITE_URL, ...(cookie && { cookie }) };
  return t.post('/auth/login', { body: { email: user.email, password }, headers });
}

const browsers = (userId = user.id) =>
  t.db.selectFrom('known_browsers').selectAll().where('user_id', '=', userId).execute();
const tokenIn = (answer: Parameters<typeof setCookiesOf>[0]) =>
  /^teesta_browser=([^;]+)/.exec(setCookiesOf(answer).get('teesta_browser') ?? '')?.[1] ?? '';

describe('signing in', () => {
  test('makes the browser known, by a cookie that no script reads and of which only the hash is stored §V3.3.2', async () => {
    const answer = await signIn();
    const [value = '', ...flags] = (setCookiesOf(answer).get('teesta_browser') ?? '').split('; ');
    expect(value).toMatch(/^teesta_browser=[\w-]{43}$/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax']);
    expect(await browsers()).toMatchObject([{ token_hash: hashToken(tokenIn(answer)) }]);
    expect(answer.body).not.toHaveProperty('browser');
  });

  test('by HTTPS makes it known by a cookie that no other host can set §V3.3.1', async () => {
    const https = await buildTestApp({ env: { PUBLIC_URL: 'https://teesta.example' } });
    const { email } = await makeUser(https.db);
    const answer = await https.post('/auth/login', { body: { email, password: PASSWORD } });
    await https.close();
    const line = setCookiesOf(answer).get('__Host-teesta_browser');
    expect(line).toMatch(/; Path=\/;.*; Secure/);
    expect(
      browserTokensOf({ cookies: { '__Host-teesta_browser': 'own', teesta_browser: 'planted' } }),
    ).toEqual(['own']);
  });

  test('in the same browser again lets it stay the same, for another year', async () => {
    t.setClock('2026-05-01T10:00:00.000Z');
    const first = await signIn();
    t.setClock('2026-06-01T10:00:00.000Z');
    const second = await signIn({ cookie: cookieHeaderOf(first) });
    expect(tokenIn(second)).toBe(tokenIn(first));
    expect(await browsers()).toMatchObject([
      { created_at: '2026-05-01T10:00:00.000Z', last_sign_in_at: '2026-06-01T10:00:00.000Z' },
    ]);
  });

  test('takes no token that did not come from here', async () => {
    const planted = 'x'.repeat(43);
    const answer = await signIn({ cookie: `teesta_browser=${planted}` });
    expect(tokenIn(answer)).not.toBe(planted);
    expect((await browsers()).map((one) => one.token_hash)).toEqual([hashToken(tokenIn(answer))]);
  });

  test('with a wrong password makes nothing known', async () => {
    const answer = await signIn({ password: 'wrong' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await browsers()).toEqual([]);
  });

  test('in the twenty-first browser forgets the one that was used least lately', async () => {
    for (let day = 1; day <= 21; day += 1) {
      t.setClock(`2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`);
      await signIn();
    }
    const days = (await browsers()).map((one) => one.created_at.slice(8, 10)).sort();
    expect(days).toHaveLength(20);
    expect(days[0]).toBe('02');
  });
});

describe('a new password', () => {
  test('makes strangers of all other browsers when it is changed, and keeps this one', async () => {
    const elsewhere = await signIn();
    const here = await signIn();
    const headers = { origin: SITE_URL, cookie: cookieHeaderOf(here) };
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await t.post('/account/password', { as: here.body.token, body, headers });

    expect(changed.status).toBe(200);
    const known = (await browsers()).map((one) => one.token_hash);
    expect(known).toEqual([hashToken(tokenIn(changed))]);
    expect(known).not.toContain(hashToken(tokenIn(elsewhere)));
  });

  test('by a link of the mail makes this browser known, the way in while strangers are kept out', async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const owner = await makeUser(strict.db);
      const reset = await insertMailedLink(strict.db, 'password_resets', owner.id, strict.deps.now());
      const token = await issueMailedLink(strict.db, 'password_resets', reset, strict.deps.now());
      const answer = await strict.post(`/auth/reset-password/${token}`, { body: { password: NEW_PASSWORD } });
      for (let tried = 0; tried < 50; tried += 1) {
        const source = { email: owner.email, network: `192.0.2.${tried}`, browserId: null };
        await beginSignInAttempt(strict.db, source, strict.deps.now(), 1);
      }
      const login = (cookie: string) =>
        strict.post('/auth/login', {
          body: { email: owner.email, password: NEW_PASSWORD },
          headers: { cookie },
        });
      expect((await login('')).status).toBe(429);
      expect((await login(cookieHeaderOf(answer))).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

test('wrong tries by strangers keep nobody from changing the password in a known browser', async () => {
  const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  try {
    const owner = await makeUser(strict.db);
    const login = { body: { email: owner.email, password: PASSWORD } };
    const here = await strict.post('/auth/login', login);
    const wrong = { body: { ...login.body, password: 'wrong' } };
    for (let tried = 0; tried < 5; tried += 1) await strict.post('/auth/login', wrong);
    expect((await strict.post('/auth/login', login)).status).toBe(429);

    const change = (headers: Record<string, string>) =>
      strict.post('/account/password', {
        as: here.body.token,
        body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        headers,
      });
    expect((await change({})).status).toBe(429);
    expect((await change({ cookie: cookieHeaderOf(here), origin: SITE_URL })).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('they are in the file of one’s own data, and go with the account, as the wrong tries at it do', async () => {
  const answer = await signIn();
  const { body } = answer;
  await signIn({ password: 'wrong', cookie: `teesta_browser=${tokenIn(answer)}` });
  const file = await t.get<OwnData>('/account/data', { as: body.token });
  const [row] = await browsers();
  expect(file.body.data.knownBrowsers).toEqual([
    { firstSignInAt: row?.created_at, lastSignInAt: row?.last_sign_in_at },
  ]);

  await signIn({ password: 'wrong' });
  await t.delete('/account', { as: body.token, body: { password: PASSWORD } });
  expect(await browsers()).toEqual([]);
  const tries = t.db.selectFrom('sign_in_failures').selectAll().where('email', '=', user.email);
  expect(await tries.execute()).toEqual([]);
});

test('a browser in which nobody has signed in for a year is forgotten', async () => {
  t.setClock('2026-05-01T10:00:00.000Z');
  await signIn();
  t.setClock('2026-05-02T10:00:00.000Z');
  const other = await signIn();
  await removeOldBrowsers(t.db, new Date('2027-05-01T10:00:00.000Z'));
  expect((await browsers()).map((one) => one.token_hash)).toEqual([hashToken(tokenIn(other))]);
});
