import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnAccount } from '../../../../contracts/accounts/own-account.contract.ts';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { createMailBuilder } from '../../../mail-builder.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const mailsTo = (email: string, kind: string) =>
  site.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();

async function newestMail(email: string, kind: string) {
  const row = (await mailsTo(email, kind)).at(-1);
  return row && createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });
}

async function tokenTo(email: string): Promise<string> {
  return (await newestMail(email, 'welcome'))?.link?.split('/confirm-email/')[1] ?? '';
}

async function register(email: string): Promise<string> {
  await site.post('/auth/register', { body: { email, username: 'Asha', password: PASSWORD } });
  return (await site.post('/auth/login', { body: { email, password: PASSWORD } })).body.token;
}

const confirm = (as: string, token: string) => site.post('/account/email/confirmed', { as, body: { token } });
const isProved = async (as: string) =>
  (await site.get<OwnAccount>('/account', { as })).body.data.isEmailProved;

test('a welcome follows the registration, and its link proves the address, once', async () => {
  const email = 'asha@welcome.example';
  const as = await register(email);
  expect(await isProved(as)).toBe(false);
  const token = await tokenTo(email);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await confirm(as, token)).status).toBe(200);
  expect(await isProved(as)).toBe(true);
  // Pressed twice, where the answer was lost.
  expect((await confirm(as, token)).status).toBe(200);
  expect((await site.post('/account/email', { as })).status).toBe(409);
});

test('registering with another’s address proves nothing, and neither does its owner’s click alone', async () => {
  const as = await register('victim@welcome.example');
  const token = await tokenTo('victim@welcome.example');
  expect((await site.post('/account/email/confirmed', { body: { token } })).status).toBe(401);
  const other = await register('other@welcome.example');
  expect((await confirm(other, token)).status).toBe(400);
  expect([await isProved(as), await isProved(other)]).toEqual([false, false]);
});

test('a link of eight days is dead, and another one is mailed', async () => {
  const email = 'late@welcome.example';
  site.setClock('2026-05-01T10:00:00.000Z');
  const user = await makeUser(site.db, { email });
  expect((await site.post('/account/email', { as: await site.signIn(user) })).status).toBe(200);
  const token = await tokenTo(email);
  site.setClock('2026-05-08T10:00:01.000Z');
  const as = await site.signIn(user);
  expect((await confirm(as, token)).body.message).toMatch(/^This link was used, has expired/);
  await site.post('/account/email', { as });
  expect((await confirm(as, await tokenTo(email))).status).toBe(200);
  site.setClock();
});

test('an address gets so many links and no more', async () => {
  const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  const as = await strict.signIn(await makeUser(strict.db));
  const statuses = [];
  for (let asked = 0; asked < 6; asked += 1)
    statuses.push((await strict.post('/account/email', { as })).status);
  await strict.close();
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
