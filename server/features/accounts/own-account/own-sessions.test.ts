import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnSession } from '../../../../contracts/accounts/own-account.contract.ts';
import { sessionNameOf } from '../../../../contracts/accounts/session-name.ts';
import { makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAYS = ['2026-05-01T06:00:00.000Z', '2026-05-02T06:00:00.000Z', '2026-05-03T06:00:00.000Z'] as const;

let site: TestApp;
let user: UserRow;
beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  user = await makeUser(site.db);
});
afterAll(() => site.close());

async function signInWith(userAgent: string, day: string): Promise<string> {
  site.setClock(day);
  const body = { email: user.email, password: PASSWORD };
  const answer = await site.post('/auth/login', { body, headers: { 'user-agent': userAgent } });
  return answer.body.token;
}
const list = async (as: string) => (await site.get<OwnSession[]>('/account/sessions', { as })).body.data;

test('one sees where one is signed in: since when, last when, in which browser, and which is this one §V7.5.2', async () => {
  const first = await signInWith(FIREFOX, DAYS[0]);
  const second = await signInWith('curl/8.5.0', DAYS[1]);
  await site.signIn(await makeUser(site.db));
  site.setClock(DAYS[2]);
  expect(await list(first)).toEqual([
    {
      _id: sessionNameOf(first),
      startedAt: DAYS[0],
      lastUsedAt: DAYS[2],
      browser: 'Firefox on Windows',
      network: '127.0.0.1',
      isCurrent: true,
    },
    {
      _id: sessionNameOf(second),
      startedAt: DAYS[1],
      lastUsedAt: DAYS[1],
      browser: null,
      network: '127.0.0.1',
      isCurrent: false,
    },
  ]);
});

test('of what a browser says of itself its name alone is stored', async () => {
  await signInWith(FIREFOX, DAYS[0]);
  const row = await site.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toMatch(/Mozilla|140\./);
});

test('one ends one of them, and no other §V7.5.2', async () => {
  const [here, there, elsewhere] = await Promise.all(DAYS.map(() => signInWith(FIREFOX, DAYS[0])));
  const ended = await site.delete(`/account/sessions/${sessionNameOf(there ?? '')}`, { as: here });
  expect(ended.status).toBe(200);
  expect((await site.get('/account', { as: there })).status).toBe(401);
  for (const as of [here, elsewhere]) expect((await site.get('/account', { as })).status).toBe(200);
});

test('nobody ends somebody else’s, nor one that is gone', async () => {
  const here = await signInWith(FIREFOX, DAYS[0]);
  const other = await site.signIn(await makeUser(site.db));
  for (const id of [sessionNameOf(other), 'nowhere', '%00'])
    expect((await site.delete(`/account/sessions/${id}`, { as: here })).status).toBe(404);
  expect((await site.get('/account', { as: other })).status).toBe(200);
});
