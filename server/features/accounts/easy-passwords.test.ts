import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { newId } from '../../db/identifiers.ts';
import { hashToken, newToken } from '../../http/session/tokens.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { hashPassword } from './passwords.ts';

const EASY = 'This password is easy to guess. Please choose another one.';
/** Common, the common one in other letters, and what is made of the site's words and of the owner's. */
const EASY_ONES = ['12345678', 'PassWord1', 'iloveyou', 'Teesta-Trails 2026', 'pema.lepcha!', 'Lepcha1999'];
const GOOD_ONES = ['over the Teesta bridge', 'pema likes momos', '19990101-0', 'तीस्ता नदी के पार'];

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, { ...demoSettings, agencyName: 'Rhododendron Tours' }, new Date());
});
afterAll(() => site.close());

let made = 0;
const owner = () => {
  made += 1;
  return { username: 'Pema Lepcha', email: `pema${made}@example.com` };
};

describe('registering', () => {
  const register = (password: string) => site.post('/auth/register', { body: { ...owner(), password } });

  test.each([...EASY_ONES, 'rhododendron tours'])(
    'with %j is refused §V6.1.2 §V6.2.4 §V6.2.11 §V6.2.12',
    async (password) => {
      const answer = await register(password);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ password: EASY });
    },
  );

  test.each(GOOD_ONES)('with %j is not §V6.2.11', async (password) => {
    expect((await register(password)).status).toBe(200);
  });

  test('names an easy password beside all other faults', async () => {
    const answer = await site.post('/auth/register', { body: { email: 'x', password: 'password' } });
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['email', 'password', 'username']);
  });
});

test('what is refused is the form that is hashed, and names in any script', async () => {
  const register = async (username: string, password: string) =>
    (await site.post('/auth/register', { body: { ...owner(), username, password } })).status;
  expect(await register('Pema', 'ｐａｓｓｗｏｒｄ１２３')).toBe(400);
  expect(await register('सुनीता', 'सुनीता1234')).toBe(400);
  expect(await register('Zoë'.normalize('NFD'), 'zoë19990101'.normalize('NFC'))).toBe(400);
  expect(await register('Pema', 'pema9183746520')).toBe(200);
});

test('a password is not changed to an easy one §V6.2.4', async () => {
  const user = await makeUser(site.db, owner());
  const change = (newPassword: string) =>
    site.post('/account/password', { as, body: { currentPassword: PASSWORD, newPassword } });
  const as = await site.signIn(user);
  for (const easy of EASY_ONES) expect((await change(easy)).body.fields).toEqual({ newPassword: EASY });
  expect((await change('over the Teesta bridge')).status).toBe(200);
});

test('a link does not set an easy one, and lives on §V6.2.4', async () => {
  const user = await makeUser(site.db, owner());
  const token = newToken();
  const [created_at, expires_at] = [new Date().toISOString(), '2999-01-01T00:00:00.000Z'];
  const reset = { id: newId(), user_id: user.id, token_hash: hashToken(token), created_at, expires_at };
  await site.db
    .insertInto('password_resets')
    .values({ ...reset, used_at: null })
    .execute();
  const set = (password: string) => site.post(`/auth/reset-password/${token}`, { body: { password } });
  for (const easy of EASY_ONES) expect((await set(easy)).body.fields).toEqual({ password: EASY });
  expect((await set('over the Teesta bridge')).status).toBe(200);
});

test('an account that has had an easy one keeps it until the next change', async () => {
  const user = await makeUser(site.db, { ...owner(), password_hash: await hashPassword('12345678') });
  expect((await site.post('/auth/login', { body: { email: user.email, password: '12345678' } })).status).toBe(
    200,
  );
});
