import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import type { UserRow } from '../db/schema.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

const NOW = '2026-05-01T06:00:00.000Z';
/** What the clock of the machine said for a while, before somebody put it right. */
const AHEAD = '2026-05-21T06:00:00.000Z';
const HOURS = 3_600_000;

let site: TestApp;
let user: UserRow;
beforeAll(async () => {
  site = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  await insertPlaceholders(site.db, demoSettings, new Date());
});
beforeEach(async () => {
  site.setClock(AHEAD);
  await site.db.deleteFrom('outbox').execute();
  user = await makeUser(site.db);
});
afterAll(() => site.close());

const signIn = (password: string, email = user.email) =>
  site.post('/auth/login', { body: { email, password } });
const mailsTo = async (recipient: string) =>
  (await site.db.selectFrom('outbox').select('kind').where('recipient', '=', recipient).execute()).length;

test('wrong tries of then keep nobody out', async () => {
  for (let tries = 0; tries < 6; tries += 1) await signIn('wrong');
  site.setClock(NOW);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('a link that was asked for then does not keep the next from being sent', async () => {
  const ask = () => site.post('/auth/forgot-password', { body: { email: user.email } });
  await ask();
  site.setClock(NOW);
  await ask();
  expect(await mailsTo(user.email)).toBe(2);
});

test('mails of then do not count for weeks', async () => {
  const as = await site.signIn(user);
  const send = () => site.post('/booking', { as, body: enquiryBodyOf({ userEmail: user.email }) });
  for (let sent = 0; sent < 6; sent += 1) await send();
  expect(await mailsTo(user.email)).toBe(5);
  site.setClock(NOW);
  await send();
  expect(await mailsTo(user.email)).toBe(6);
});

test('a session of staff that was used then ends after twelve idle hours all the same', async () => {
  site.setClock(NOW);
  const admin = await makeAdmin(site.db);
  const as = await site.signIn(admin);
  const statusAt = async (moment: number) => {
    site.setClock(new Date(moment).toISOString());
    return (await site.get('/account', { as })).status;
  };
  const isNoted = (moment: number) =>
    expect
      .poll(() =>
        site.db.selectFrom('sessions').select('last_used_at').where('user_id', '=', admin.id).execute(),
      )
      .toEqual([{ last_used_at: new Date(moment).toISOString() }]);
  const begun = Date.parse(NOW);
  for (let moment = begun; moment <= begun + 20 * 24 * HOURS; moment += 11 * HOURS) {
    expect(await statusAt(moment)).toBe(200);
    await isNoted(moment);
  }
  expect(await statusAt(begun)).toBe(200);
  await isNoted(begun);
  expect(await statusAt(begun + 12 * HOURS)).toBe(401);
});
