// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieHeaderOf } from '../../../../tests/support/cookie-headers.ts';
import { makeAdmin, PASSWORD } from '../../../../tests/support/factories.ts';
import { codeAt, setUpSecondFactor } from '../../../../tests/support/second-factor.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { UserRow } from '../../../db/schema.ts';
import { startSession } from '../../../http/session/session.queries.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';
import { hashPassword } from '../passwords.ts';
import { replacePassword } from '../replace-password.ts';

const NOON = '2026-11-20T06:30:00.000Z';
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

let site: TestApp;
let admin: UserRow;
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());
beforeEach(() => begin(site));

/** The first code was used half an hour ago. */
async function begin(app: TestApp) {
  app.setClock(at(-1800));
  admin = await makeAdmin(app.db, { username: 'Nima' });
  ({ secret, recoveryCodes } = await setUpSecondFactor(app, await app.signIn(admin)));
  app.setClock(NOON);
}

type Given = { password?: string; code?: string; cookie?: string };

function signIn({ password = PASSWORD, code, cookie }: Given, app = site) {
  const headers = { origin: SITE_URL, ...(cookie && { cookie }) };
  return app.post('/auth/login', { body: { email: admin.email, password, code }, headers });
}
const withCode = (seconds: number) => signIn({ code: codeAt(secret, at(seconds)) });
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('a right password', () => {
  test('without a code is asked for one, and signs nobody in §V6.3.3', async () => {
    const { status, body, headers } = await signIn({});
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      code: 'second_factor',
      message: 'Enter the code from your authenticator app.',
      requestId: expect.any(String),
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('with the code signs in as ever', async () => {
    const { status, body } = await withCode(0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'You are signed in.', role: 'admin', token: expect.any(String) });
    expect((await site.get('/users', { as: body.token })).status).toBe(200);
  });

  test('with a wrong code names it', async () => {
    const { status, body } = await signIn({ code: '000000' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'second_factor', fields: { code: expect.any(String) } });
  });
});

test('a wrong password is told like any other, whatever code comes with it', async () => {
  for (const code of [undefined, codeAt(secret, NOON), recoveryCodes[0]]) {
    const { status, body } = await signIn({ password: 'not this one', code });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'not_signed_in', message: 'Email or password is wrong.' });
  }
  expect(await statusOf(withCode(0))).toBe(200);
});

describe('a code', () => {
  test.each([
    [-30, 200],
    [30, 200],
    [-60, 401],
    [60, 401],
  ])('of %d seconds from now is answered %d §V6.5.5', async (seconds, status) => {
    expect(await statusOf(withCode(seconds))).toBe(status);
  });

  test('works once, and none before it works any more §V6.5.1', async () => {
    expect(await statusOf(withCode(0))).toBe(200);
    expect(await statusOf(withCode(0))).toBe(401);
    expect(await statusOf(withCode(-30))).toBe(401);
    expect(await statusOf(withCode(30))).toBe(200);
  });

  test('sent ten times at the same moment works once §V6.5.1', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf(withCode(0))));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)} `],
    ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['Bengali digits', (code: string) => code.replace(/./g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))],
  ])('may be typed with %s', async (_how, typed) => {
    expect(await statusOf(signIn({ code: typed(codeAt(secret, NOON)) }))).toBe(200);
  });

  test.each(['', 'x'.repeat(101), 123456, null])('%j is none', async (code) => {
    const body = { email: admin.email, password: PASSWORD, code };
    const answer = await site.post('/auth/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('code');
  });
});

describe('a recovery code', () => {
  test('lets in once, however it is typed, and says so in the history and by mail', async () => {
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    expect(await statusOf(signIn({ code: typed }))).toBe(200);
    expect(await statusOf(signIn({ code }))).toBe(401);
    const entries = await site.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', admin.id)
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toEqual({ action: 'user.recovery-code-used' });
    const mail = await site.db
      .selectFrom('outbox')
      .select('payload')
      .where('recipient', '=', admin.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.payload)).toEqual({ change: 'recovery-code-used', left: 9 });
  });

  test('of somebody else lets nobody in', async () => {
    const [code] = recoveryCodes;
    await begin(site);
    expect(await statusOf(signIn({ code }))).toBe(401);
  });

  test('sent ten times at the same moment works once §V6.5.1', async () => {
    const [code] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf(signIn({ code }))));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('somebody with the password and no code', () => {
  let strict: TestApp;
  // New for each: the ten tries a minute of one address are another limit.
  beforeEach(async () => {
    strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    await insertPlaceholders(strict.db, demoSettings, new Date());
    await begin(strict);
  });
  afterEach(() => strict.close());

  test('waits after five tries, be they without a code or with a wrong one, and with the right one, too', async () => {
    for (const code of [undefined, '000000', undefined, '000000', undefined])
      expect(await statusOf(signIn({ code }, strict))).toBe(401);
    expect(await statusOf(signIn({ code: codeAt(secret, NOON) }, strict))).toBe(429);
  });

  test('keeps nobody out who has signed in there before', async () => {
    const [code = ''] = recoveryCodes;
    strict.setClock(at(-900));
    const known = cookieHeaderOf(await signIn({ code }, strict));
    strict.setClock(NOON);
    for (let tried = 0; tried < 5; tried += 1) await signIn({ code: '000000' }, strict);
    expect(await statusOf(signIn({ code: codeAt(secret, NOON), cookie: known }, strict))).toBe(200);
  });
});

describe('after twenty wrong codes', () => {
  const guess = async () => {
    for (let tried = 0; tried < 20; tried += 1) {
      await signIn({ code: '000000' });
      await site.db.deleteFrom('sign_in_failures').execute();
    }
  };

  test('none is looked at any more, not even the right one', async () => {
    await guess();
    const { status, body } = await withCode(0);
    expect(status).toBe(429);
    expect(body.message).toContain('set a new password');
  });

  test('a new password opens the account again, and takes the code as before', async () => {
    await guess();
    await replacePassword(site.db, admin, await hashPassword(PASSWORD), new Date(NOON));
    expect(await statusOf(signIn({}))).toBe(401);
    expect(await statusOf(withCode(0))).toBe(200);
  });

  test('with a right one in between, the count begins again', async () => {
    for (let tried = 0; tried < 19; tried += 1) {
      await signIn({ code: '000000' });
      await site.db.deleteFrom('sign_in_failures').execute();
    }
    expect(await statusOf(withCode(0))).toBe(200);
    await signIn({ code: '000000' });
    expect(await statusOf(withCode(30))).toBe(200);
  });
});

test('a link of a mail gives another password, and takes no second factor away §V6.4.4', async () => {
  const reset = await insertMailedLink(site.db, 'password_resets', admin.id, site.deps.now());
  const token = await issueMailedLink(site.db, 'password_resets', reset, site.deps.now());
  const password = 'sal forest road';
  expect(await statusOf(site.post(`/auth/reset-password/${token}`, { body: { password } }))).toBe(200);
  expect((await signIn({ password })).body.code).toBe('second_factor');
  expect(await statusOf(signIn({ password, code: codeAt(secret, NOON) }))).toBe(200);
});

test('other calls ask for no code: the person signed in has shown one', async () => {
  const as = await startSession(site.db, admin.id, site.deps.now());
  const body = { currentPassword: PASSWORD, newPassword: 'sal forest road' };
  expect(await statusOf(site.post('/account/password', { as, body }))).toBe(200);
});
