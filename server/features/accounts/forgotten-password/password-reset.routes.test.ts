// @module-tag dialect
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { pingDatabase } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { URGENT_LANE } from '../../../mail/lanes.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';
import { beginSignInAttempt } from '../sign-in/sign-in-failures.queries.ts';

const ASKED = '2026-05-01T10:00:00.000Z';
const NEW = 'a new password';
const DEAD =
  'This link has been used or has expired. If you have just chosen a password with it, sign in with that one. Otherwise, please ask for a new one.';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  // So that requests at the same moment are not held apart by connections that are being made.
  await Promise.all(Array.from({ length: 10 }, () => pingDatabase(t.db)));
});
afterEach(() => t.setClock());
afterAll(() => t.close());

/** A link as the mail has it, asked for and mailed at ASKED. */
async function makeLink(user: UserRow): Promise<string> {
  const id = await insertMailedLink(t.db, 'password_resets', user.id, new Date(ASKED));
  const token = await issueMailedLink(t.db, 'password_resets', id, new Date(ASKED));
  return token ?? '';
}

const login = async (user: UserRow, password: string) =>
  (await t.post('/auth/login', { body: { email: user.email, password } })).status;
const reset = (token: string, password: unknown = NEW) =>
  t.post(`/auth/reset-password/${token}`, { body: { password } });
const waitingMails = (user: UserRow) =>
  t.db.selectFrom('outbox').selectAll().where('recipient', '=', user.email).execute();

describe('forgot password', () => {
  test('puts one mail into the outbox, which holds no token', async () => {
    const user = await makeUser(t.db);
    const answer = await t.post('/auth/forgot-password', { body: { email: user.email.toUpperCase() } });

    expect(answer.status).toBe(200);
    const mails = await waitingMails(user);
    expect(mails).toMatchObject([{ kind: 'password-reset', lane: URGENT_LANE, attempts: 0, sent_at: null }]);
    expect(Object.keys(JSON.parse(mails[0]?.payload ?? ''))).toEqual(['resetId']);
    const resets = await t.db
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    expect(resets).toMatchObject([{ token_hash: null, expires_at: null, used_at: null }]);
  });

  test('answers the same for a known and an unknown email', async () => {
    const { email } = await makeUser(t.db);
    const known = await t.post('/auth/forgot-password', { body: { email } });
    const unknown = await t.post('/auth/forgot-password', { body: { email: 'nobody@example.com' } });

    expect(known.body).toEqual({
      success: true,
      message: 'Password reset link has been sent to your email.',
    });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    const mails = await t.db
      .selectFrom('outbox')
      .where('recipient', '=', 'nobody@example.com')
      .selectAll()
      .execute();
    expect(mails).toEqual([]);
  });

  test('asked again within 30 seconds it answers the same and mails nothing', async () => {
    const user = await makeUser(t.db);
    t.setClock('2026-05-01T10:00:00.000Z');
    await t.post('/auth/forgot-password', { body: { email: user.email } });
    t.setClock('2026-05-01T10:00:29.000Z');
    expect((await t.post('/auth/forgot-password', { body: { email: user.email } })).status).toBe(200);
    expect(await waitingMails(user)).toHaveLength(1);

    t.setClock('2026-05-01T10:00:30.000Z');
    await t.post('/auth/forgot-password', { body: { email: user.email } });
    expect(await waitingMails(user)).toHaveLength(2);
  });

  test('asked ten times at the same moment it mails once', async () => {
    const user = await makeUser(t.db);
    await Promise.all(
      Array.from({ length: 10 }, () => t.post('/auth/forgot-password', { body: { email: user.email } })),
    );
    expect(await waitingMails(user)).toHaveLength(1);
  });

  test.each([
    [{}, 'Enter your email address.'],
    [{ email: 'not one' }, 'Please enter a valid email address.'],
    [{ email: ['a@example.com'] }, 'Enter your email address.'],
  ])('refuses %j', async (body, fault) => {
    const answer = await t.post('/auth/forgot-password', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ email: fault });
  });
});

describe('reset password', () => {
  test('sets the new password in place of the old', async () => {
    const user = await makeUser(t.db);
    t.setClock(ASKED);
    const answer = await reset(await makeLink(user));

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'Your password is changed. Please sign in.' });
    expect(await login(user, NEW)).toBe(200);
    expect(await login(user, PASSWORD)).toBe(401);
  });

  test('ends every session of the account, and of no other §V6.4.3 §V7.4.3', async () => {
    const [user, other] = [await makeUser(t.db), await makeUser(t.db)];
    t.setClock(ASKED);
    const [one, two, others] = [await t.signIn(user), await t.signIn(user), await t.signIn(other)];
    await reset(await makeLink(user));

    expect((await t.get('/booking/mine', { as: one })).status).toBe(401);
    expect((await t.get('/booking/mine', { as: two })).status).toBe(401);
    expect((await t.get('/booking/mine', { as: others })).status).toBe(200);
  });

  test('forgets the wrong tries before it', async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const user = await makeUser(strict.db);
    strict.setClock(ASKED);
    const source = { email: user.email, network: '127.0.0.1', browserId: null };
    for (let tries = 0; tries < 5; tries += 1)
      await beginSignInAttempt(strict.db, source, new Date(ASKED), 1);
    const id = await insertMailedLink(strict.db, 'password_resets', user.id, new Date(ASKED));
    const token = await issueMailedLink(strict.db, 'password_resets', id, new Date(ASKED));
    await strict.post(`/auth/reset-password/${token}`, { body: { password: NEW } });

    const answer = await strict.post('/auth/login', { body: { email: user.email, password: NEW } });
    expect(answer.status).toBe(200);
    await strict.close();
  });

  test('a used link is refused §V2.3.1', async () => {
    const user = await makeUser(t.db);
    t.setClock(ASKED);
    const token = await makeLink(user);
    await reset(token);
    const again = await reset(token, 'yet another one');

    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ code: 'bad_input', message: DEAD });
    expect(await login(user, NEW)).toBe(200);
  });

  test('a link used ten times at the same moment works once §V6.4.3', async () => {
    t.setClock(ASKED);
    const token = await makeLink(await makeUser(t.db));
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('using one link ends the others of the account', async () => {
    const user = await makeUser(t.db);
    t.setClock(ASKED);
    const [older, newer] = [await makeLink(user), await makeLink(user)];
    await reset(newer);
    expect((await reset(older)).status).toBe(400);
  });

  test('a link lives one hour from its mail §V6.4.3', async () => {
    const user = await makeUser(t.db);
    const token = await makeLink(user);
    t.setClock('2026-05-01T11:00:00.000Z');
    const late = await reset(token);
    expect(late.status).toBe(400);
    expect(late.body.message).toBe(DEAD);
    expect(await login(user, PASSWORD)).toBe(200);

    t.setClock('2026-05-01T10:59:59.999Z');
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    [undefined, 'Enter a password.'],
    ['', 'Enter a password.'],
    [12345678, 'Enter a password.'],
    ['seven77', 'Use at least 8 characters for your password.'],
    ['x'.repeat(201), 'Use at most 200 characters for your password.'],
  ])('refuses the password %j and leaves the link alive §V6.2.1', async (password, fault) => {
    t.setClock(ASKED);
    const token = await makeLink(await makeUser(t.db));
    const answer = await t.post(`/auth/reset-password/${token}`, { body: { password } });

    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ password: fault });
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['x', '%00', 'x'.repeat(201)])('refuses the made-up token %s §V2.3.1', async (token) => {
    const answer = await reset(token);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(DEAD);
  });
});
