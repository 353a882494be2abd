import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnAccount, OwnReview } from '../../../../contracts/accounts/own-account.contract.ts';
import { sessionNameOf } from '../../../../contracts/accounts/session-name.ts';
import {
  cookieHeaderOf,
  sessionCookieHeader,
  setCookiesOf,
} from '../../../../tests/support/cookie-headers.ts';
import { makeReview, makeTour, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';

let site: TestApp;
let user: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  user = await makeUser(site.db);
  as = await site.signIn(user);
});

const signInWith = (password: string) => site.post('/auth/login', { body: { email: user.email, password } });
const changePassword = (body: unknown) => site.post('/account/password', { as, body });

describe('the own account', () => {
  test('is answered without the password §V15.3.1', async () => {
    const { status, body } = await site.get<OwnAccount>('/account', { as });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      _id: user.id,
      username: user.username,
      email: user.email,
      role: 'user',
      createdAt: user.created_at,
      staffRole: null,
      hasSecondFactor: false,
      isEmailProved: false,
      wantsMorningMail: true,
    });
  });
});

test('own reviews are listed newest first with their tours, and nobody else’s', async () => {
  const [first, second] = [await makeTour(site.db), await makeTour(site.db)];
  const own = { user_id: user.id, username: user.username };
  await makeReview(site.db, { ...own, tour_id: first.id, created_at: '2026-01-01T00:00:00.000Z' });
  await makeReview(site.db, { ...own, tour_id: second.id, created_at: '2026-02-01T00:00:00.000Z' });
  await makeReview(site.db, { tour_id: first.id });

  const { body } = await site.get<OwnReview[]>('/review/mine', { as });
  expect(body.data.map((review) => [review.tourId, review.tourTitle, review.tourSlug])).toEqual([
    [second.id, second.title, second.slug],
    [first.id, first.title, first.slug],
  ]);
});

describe('changing the password', () => {
  test('takes the new one, and the old one no more §V6.2.2', async () => {
    const { status, body } = await changePassword({
      currentPassword: PASSWORD,
      newPassword: 'sal forest road',
    });
    expect(status).toBe(200);
    expect(body.message).toBe('Your password is changed. Other devices are signed out.');
    expect((await signInWith(PASSWORD)).status).toBe(401);
    expect((await signInWith('sal forest road')).status).toBe(200);
  });

  test('ends every other session and every reset link, and keeps this one §V7.4.3', async () => {
    const other = await site.signIn(user);
    const token = await issueMailedLink(
      site.db,
      'password_resets',
      await insertMailedLink(site.db, 'password_resets', user.id, new Date()),
      new Date(),
    );
    const changed = await changePassword({ currentPassword: PASSWORD, newPassword: 'sal forest road' });

    expect((await site.get('/account', { as: changed.body.token })).status).toBe(200);
    expect((await site.get('/account', { as: other })).status).toBe(401);
    const reset = await site.post(`/auth/reset-password/${token}`, { body: { password: 'taken over' } });
    expect(reset.status).toBe(400);
  });

  test('gives this session another token, and its cookies §V7.2.4', async () => {
    const headers = { cookie: sessionCookieHeader(as), origin: SITE_URL };
    const body = { currentPassword: PASSWORD, newPassword: 'sal forest road' };
    const changed = await site.post('/account/password', { headers, body });
    const { token } = changed.body;
    expect(sessionNameOf(token)).toBe(sessionNameOf(as));
    expect((await site.get('/account', { as })).status).toBe(401);
    expect((await site.get('/account', { headers })).status).toBe(401);
    expect((await site.get('/account', { headers: { cookie: cookieHeaderOf(changed) } })).status).toBe(200);
    expect((await site.get('/account', { as: token })).status).toBe(200);
  });

  test('leaves cookies alone that are of another session by now', async () => {
    const headers = { cookie: sessionCookieHeader(await site.signIn(await makeUser(site.db))) };
    const body = { currentPassword: PASSWORD, newPassword: 'sal forest road' };
    const changed = await site.post('/account/password', { as, headers, body });
    expect([...setCookiesOf(changed).keys()]).toEqual(['teesta_browser']);
  });

  test('is refused with a wrong password, which is named §V6.2.3 §V7.5.1', async () => {
    const { status, body } = await changePassword({
      currentPassword: 'wrong',
      newPassword: 'sal forest road',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ currentPassword: 'This is not your password.' });
    expect((await signInWith(PASSWORD)).status).toBe(200);
  });

  test('names both fields that are missing', async () => {
    const { status, body } = await changePassword({});
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      currentPassword: 'Enter your password.',
      newPassword: 'Enter a password.',
    });
  });

  test('counts wrong tries with those of signing in', async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const guessed = await makeUser(strict.db);
      const token = await strict.signIn(guessed);
      const guess = () =>
        strict.post('/account/password', {
          as: token,
          body: { currentPassword: 'a guess', newPassword: 'sal forest road' },
        });
      const statuses = [];
      for (let round = 0; round < 6; round += 1) statuses.push((await guess()).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      const login = await strict.post('/auth/login', { body: { email: guessed.email, password: PASSWORD } });
      expect(login.status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

test('signing out everywhere ends every session of one’s own, and nobody else’s §V7.1.2', async () => {
  const other = await site.signIn(user);
  const neighbour = await site.signIn(await makeUser(site.db));

  const cookie = sessionCookieHeader(as);
  const { status, body, headers } = await site.delete('/account/sessions', { as, headers: { cookie } });
  expect(status).toBe(200);
  expect(body.message).toBe('You are signed out everywhere.');
  expect(String(headers['set-cookie'])).toMatch(/teesta_session=;/);
  expect((await site.get('/account', { as })).status).toBe(401);
  expect((await site.get('/account', { as: other })).status).toBe(401);
  expect((await site.get('/account', { as: neighbour })).status).toBe(200);
});
