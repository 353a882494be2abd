// @module-tag dialect
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookieHeader, setCookiesOf } from '../../../../tests/support/cookie-headers.ts';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { findUserByEmail } from '../users.queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const asha = (email: string) => ({ username: 'Asha Rai', email, password: 'over the bridge' });

describe('register', () => {
  test('makes an account that can sign in', async () => {
    const answer = await t.post('/auth/register', { body: asha('asha@example.com') });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'Your account is ready. Please sign in.' });
    expect(await findUserByEmail(t.db, 'asha@example.com')).toMatchObject({
      username: 'Asha Rai',
      role: 'user',
    });
    const { email, password } = asha('asha@example.com');
    expect((await t.post('/auth/login', { body: { email, password } })).status).toBe(200);
  });

  test('keeps the email in lower case and the password as an argon2id hash alone §V11.2.1 §V11.4.2', async () => {
    await t.post('/auth/register', { body: asha('  Bina.LAMA@Example.com ') });

    const user = await findUserByEmail(t.db, 'bina.lama@example.com');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain('over the bridge');
  });

  test('never takes a role from the body §V15.3.3 §V8.2.3', async () => {
    await t.post('/auth/register', { body: { ...asha('sly@example.com'), role: 'admin', _id: 'mine' } });

    const user = await findUserByEmail(t.db, 'sly@example.com');
    expect(user?.role).toBe('user');
    expect(user?.id).not.toBe('mine');
  });

  test('names every missing field at once', async () => {
    const answer = await t.post('/auth/register', { body: {} });

    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('bad_input');
    expect(answer.body.message).toBe('Please check the marked fields.');
    expect(answer.body.fields).toEqual({
      username: 'Enter a username.',
      email: 'Enter your email address.',
      password: 'Enter a password.',
    });
  });

  test.each([
    ['no body at all', undefined],
    ['a body of null', null],
  ])('names every missing field of %s', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await t.post('/auth/register', { body: body === null ? 'null' : body, headers });
    expect(Object.keys(answer.body.fields)).toEqual(['username', 'email', 'password']);
  });

  test('says what is wrong with each field §V6.2.1', async () => {
    const body = { username: ' \n ', email: 'asha@example', password: 'short' };
    const answer = await t.post('/auth/register', { body });

    expect(answer.body.fields).toEqual({
      username: 'Enter a username.',
      email: 'Please enter a valid email address.',
      password: 'Use at least 8 characters for your password.',
    });
  });

  test.each([
    'a b@example.com',
    '@example.com',
    'a@b@example.com',
    'a@example.com, b@example.com',
    'A <a@b.c>',
  ])('refuses %j as an email', async (email) => {
    const answer = await t.post('/auth/register', { body: asha(email) });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Please enter a valid email address.');
  });

  test('refuses an email that has an account, in whatever case', async () => {
    const { email } = await makeUser(t.db);
    const answer = await t.post('/auth/register', { body: asha(email.toUpperCase()) });

    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('conflict');
    expect(answer.body.fields).toEqual({
      email: 'This email has an account already. Please sign in.',
    });
  });

  test('makes one account of ten requests at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.post('/auth/register', { body: asha('ten@example.com') })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('login', () => {
  test('answers the user, the token and the role, and nothing more §3.1 §7.4 §V15.3.1', async () => {
    const user = await makeUser(t.db);
    const answer = await t.post('/auth/login', { body: { email: user.email, password: PASSWORD } });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'You are signed in.',
      data: { _id: user.id, username: user.username, email: user.email, role: 'user' },
      token: expect.stringMatching(/^[\w-]{36}\.[\w-]{43}$/),
      role: 'user',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('takes the email in any case', async () => {
    const { email } = await makeUser(t.db);
    const answer = await t.post('/auth/login', {
      body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
    });
    expect(answer.status).toBe(200);
  });

  test('stores only the hash of the token §V7.2.2', async () => {
    const user = await makeUser(t.db);
    const { body } = await t.post('/auth/login', { body: { email: user.email, password: PASSWORD } });

    const sessions = await t.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.token_hash).toBe(hashToken(body.token));
    expect(JSON.stringify(sessions)).not.toContain(body.token);
  });

  test('ends the session that the browser came with, also when the password is wrong §V7.2.4', async () => {
    const user = await makeUser(t.db);
    for (const password of [PASSWORD, 'wrong']) {
      const former = await t.signIn(user);
      const elsewhere = await t.signIn(user);
      const headers = { cookie: sessionCookieHeader(former), origin: SITE_URL };
      await t.post('/auth/login', { body: { email: user.email, password }, headers });
      expect((await t.get('/booking/mine', { headers })).status).toBe(401);
      expect((await t.get('/booking/mine', { as: elsewhere })).status).toBe(200);
    }
  });

  test('answers the same for a wrong password and an unknown email', async () => {
    const { email } = await makeUser(t.db);
    const wrong = await t.post('/auth/login', { body: { email, password: `${PASSWORD} ` } });
    const unknown = await t.post('/auth/login', {
      body: { email: 'nobody@example.com', password: PASSWORD },
    });

    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe('Email or password is wrong.');
    expect(unknown.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('names every missing field at once', async () => {
    const answer = await t.post('/auth/login', { body: { email: '', password: '' } });

    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
  });

  test('says in words that a password is too long §V6.2.9', async () => {
    const answer = await t.post('/auth/login', {
      body: { email: 'a@example.com', password: 'x'.repeat(1_001) },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('This password is too long.');
  });

  test('takes a password in either form of its accents §V6.2.5 §V6.2.8', async () => {
    const body = { ...asha('accents@example.com'), password: 'crème brûlée' };
    await t.post('/auth/register', { body: { ...body, password: body.password.normalize('NFD') } });
    const login = { email: body.email, password: body.password.normalize('NFC') };
    expect((await t.post('/auth/login', { body: login })).status).toBe(200);
  });
});

describe('logout', () => {
  test('ends this session and no other §V7.4.1', async () => {
    const user = await makeUser(t.db);
    const [here, there] = [await t.signIn(user), await t.signIn(user)];

    const answer = await t.post('/auth/logout', { as: here, body: {} });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'You are signed out.' });
    expect((await t.get('/booking/mine', { as: here })).status).toBe(401);
    expect((await t.get('/booking/mine', { as: there })).status).toBe(200);
  });

  test.each([
    ['cookies', false],
    ['bearer token', true],
  ])('by %s clears the cookies of this session', async (_by, isBearer) => {
    const as = await t.signIn(await makeUser(t.db));
    const headers = { cookie: sessionCookieHeader(as), origin: SITE_URL };
    const answer = await t.post('/auth/logout', { headers, ...(isBearer && { as }) });
    expect(answer.status).toBe(200);
    for (const name of ['teesta_stub', 'teesta_session'])
      expect(setCookiesOf(answer).get(name)).toMatch(/^\w+=; .*Expires=Thu, 01 Jan 1970/);
  });

  test('by its name alone ends the session, which the name does not open §V7.4.1', async () => {
    const token = await t.signIn(await makeUser(t.db));
    const name = token.slice(0, 36);
    expect((await t.get('/booking/mine', { as: name })).status).toBe(401);

    expect((await t.post('/auth/logout', { as: name })).status).toBe(200);
    expect((await t.get('/booking/mine', { as: token })).status).toBe(401);
    // Another tab may say it once more.
    expect((await t.post('/auth/logout', { as: name })).status).toBe(200);
    expect((await t.post('/auth/logout', { as: token })).status).toBe(401);
  });

  test('of one session leaves another alone that the cookies hold by now, also when the first has ended', async () => {
    const [former, present] = [await t.signIn(await makeUser(t.db)), await t.signIn(await makeUser(t.db))];
    const headers = { cookie: sessionCookieHeader(present), origin: SITE_URL };
    for (const as of [former.slice(0, 36), former]) {
      const answer = await t.post('/auth/logout', { as, headers });
      expect(answer.status).toBe(as === former ? 401 : 200);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await t.get('/booking/mine', { headers })).status).toBe(200);
    }
  });

  test('is for those who are signed in', async () => {
    const answer = await t.post('/auth/logout', { body: {} });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'not_signed_in', message: 'Please sign in' });
  });
});
