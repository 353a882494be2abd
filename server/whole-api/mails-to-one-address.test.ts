import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieHeaderOf } from '../../tests/support/cookie-headers.ts';
import { makeAdmin, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import type { UserRow } from '../db/schema.ts';
import { issueMailedLink } from '../features/accounts/mailed-links.queries.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { removeOldMailTurns } from '../mail/mail-turns.queries.ts';

const NOON = Date.parse('2026-05-01T12:00:00.000Z');
const MINUTE = 60_000;
/** Of somebody who wants no mail. */
const VICTIM = 'victim@example.com';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  await insertPlaceholders(site.db, demoSettings, new Date());
  await makeAdmin(site.db, { email: 'staff@example.com' });
});
beforeEach(async () => {
  await site.db.deleteFrom('outbox').execute();
  await site.db.deleteFrom('mail_turns').execute();
  await site.db.deleteFrom('users').where('email', '=', VICTIM).execute();
});
afterAll(() => site.close());

const at = (minutes: number) => site.setClock(new Date(NOON + minutes * MINUTE).toISOString());

let networks = 0;
function nextNetwork(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}

/** As from as many networks as it takes: the limits of one network are not what is tried here. */
function post(path: string, body: unknown, token?: string) {
  return site.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: nextNetwork(),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: body as object,
  });
}

async function mailsTo(recipient: string): Promise<number> {
  const mails = await site.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute();
  return mails.length;
}

const askForLink = () => post('/auth/forgot-password', { email: VICTIM });

test('an address gets five links to reset a password in an hour, and the answer says nothing of it', async () => {
  await makeUser(site.db, { email: VICTIM });
  const answers = [];
  for (let minutes = 0; minutes < 10; minutes += 1) {
    at(minutes);
    answers.push((await askForLink()).body);
  }
  expect(await mailsTo(VICTIM)).toBe(5);
  expect(new Set(answers).size).toBe(1);
  at(61);
  await askForLink();
  expect(await mailsTo(VICTIM)).toBe(6);
});

test('and twenty in a day', async () => {
  await makeUser(site.db, { email: VICTIM });
  for (let hours = 0; hours < 8; hours += 1)
    for (let minutes = 0; minutes < 5; minutes += 1) {
      at(hours * 61 + minutes);
      await askForLink();
    }
  expect(await mailsTo(VICTIM)).toBe(20);
});

describe('where a stranger has had all links sent that an address gets', () => {
  let user: UserRow;
  beforeEach(async () => {
    user = await makeUser(site.db, { email: VICTIM });
    for (let asked = 0; asked < 20; asked += 1) {
      at(asked * 61);
      await askForLink();
    }
    expect(await mailsTo(VICTIM)).toBe(20);
  });
  const LATER = 20 * 61;

  test('one more is sent to a visitor who shows one of them: they read the mailbox', async () => {
    const [reset] = await site.db
      .selectFrom('password_resets')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    at(0);
    const token = await issueMailedLink(site.db, 'password_resets', reset?.id ?? '', site.deps.now());
    at(LATER);
    const answer = await post('/auth/resend-reset-link', { token });
    expect(answer.statusCode).toBe(200);
    expect(await mailsTo(VICTIM)).toBe(21);
  });

  test('and to a browser that has signed in to the account before, five in an hour', async () => {
    const login = await post('/auth/login', { email: VICTIM, password: PASSWORD });
    const cookie = cookieHeaderOf(login);
    for (let minutes = 0; minutes < 7; minutes += 1) {
      at(LATER + minutes);
      const headers = { cookie, origin: SITE_URL };
      await site.app.inject({
        method: 'POST',
        url: '/api/v1/auth/forgot-password',
        remoteAddress: nextNetwork(),
        headers,
        payload: { email: VICTIM },
      });
    }
    expect(await mailsTo(VICTIM)).toBe(25);
  });

  test('and to nobody else', async () => {
    at(LATER);
    await askForLink();
    expect(await mailsTo(VICTIM)).toBe(20);
  });
});

test('an account that is deleted and registered again gives an address no more of them', async () => {
  await makeUser(site.db, { email: VICTIM });
  for (let minutes = 0; minutes < 5; minutes += 1) {
    at(minutes);
    await askForLink();
  }
  const login = await post('/auth/login', { email: VICTIM, password: PASSWORD });
  const { token } = login.json<{ token: string }>();
  const deleted = await site.delete('/account', { as: token, body: { password: PASSWORD } });
  expect(deleted.status).toBe(200);
  await makeUser(site.db, { email: VICTIM });
  at(6);
  await askForLink();
  expect(await mailsTo(VICTIM)).toBe(0);
});

test('an address that somebody names in enquiries gets five receipts in an hour; the enquiries are all there', async () => {
  at(0);
  const traveller = await site.signIn(await makeUser(site.db));
  for (let sent = 0; sent < 7; sent += 1) {
    const answer = await post(
      '/booking',
      enquiryBodyOf({ userEmail: VICTIM, bookAt: '2026-10-01' }),
      traveller,
    );
    expect(answer.statusCode).toBe(200);
  }
  expect(await mailsTo(VICTIM)).toBe(5);
  expect(await mailsTo('staff@example.com')).toBe(7);
});

test('using up all mails that an address gets does not keep from its owner that the password was changed', async () => {
  at(0);
  const victim = await makeUser(site.db, { email: VICTIM, email_proved_at: new Date(NOON).toISOString() });
  for (let sent = 0; sent < 5; sent += 1) {
    await post('/subscribe', { email: VICTIM });
    await post('/auth/forgot-password', { email: VICTIM });
    at(sent + 1);
  }
  const before = await mailsTo(VICTIM);
  expect(before).toBe(10);
  const as = await site.signIn(victim);
  const body = { currentPassword: PASSWORD, newPassword: 'another five kettles' };
  expect((await site.post('/account/password', { as, body })).status).toBe(200);
  expect(await mailsTo(VICTIM)).toBe(before + 1);
});

test('what no limit counts any more is forgotten', async () => {
  at(0);
  await makeUser(site.db, { email: VICTIM });
  await askForLink();
  const turns = () => site.db.selectFrom('mail_turns').selectAll().execute();
  await removeOldMailTurns(site.db, new Date(NOON + 23 * 60 * MINUTE));
  expect(await turns()).toHaveLength(1);
  await removeOldMailTurns(site.db, new Date(NOON + 24 * 60 * MINUTE));
  expect(await turns()).toEqual([]);
});
