import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { makeAdmin, makeAgent, makeOwner, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeOwner(site.db));
});
afterAll(() => site.close());

test('staff see where somebody is signed in, and end one of these, if they may', async () => {
  const agent = await makeAgent(site.db, { username: 'Dolma' });
  const body = { email: agent.email, password: PASSWORD };
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const { token } = (await site.post('/auth/login', { body, headers })).body;
  const here = await site.signIn(agent);
  const sessionsOf = async (as: string) =>
    (await site.get<UserDetail>(`/users/${agent.id}`, { as })).body.data.sessions;
  const manager = await site.signIn(await makeAdmin(site.db));
  expect(await sessionsOf(manager)).toEqual([]);
  const [lost] = (await sessionsOf(staff)).filter(({ browser }) => browser);
  expect(lost).toMatchObject({ browser: 'Firefox on Windows', network: '127.0.0.1' });
  const path = `/users/${agent.id}/sessions/${lost?._id}`;
  expect((await site.delete(path, { as: manager })).status).toBe(403);
  expect((await site.delete(path, { as: staff })).body.message).toBe('Dolma is signed out there.');
  expect((await site.get('/account', { as: token })).status).toBe(401);
  expect((await site.get('/account', { as: here })).status).toBe(200);
  expect((await site.delete(path, { as: staff })).status).toBe(404);
  const after = JSON.stringify({ browser: 'Firefox on Windows' });
  const log = site.db.selectFrom('audit_log').select(['action', 'subject_id', 'after']);
  expect(await log.execute()).toEqual([{ action: 'user.sign-out-there', subject_id: agent.id, after }]);
});
