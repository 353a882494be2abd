import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin, makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { listAdminEmails, resetAdmin } from './reset-admin.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
});
beforeEach(() => t.db.deleteFrom('users').execute());
afterAll(() => t.close());

test('an admin whose password is lost gets a new one, and sessions with the old one end', async () => {
  const admin = await makeAdmin(t.db);
  const session = await t.signIn(admin);
  await t.post('/auth/forgot-password', { body: { email: admin.email } });

  const made = await resetAdmin(t.db, admin.email, NOW);

  expect(made).toEqual({
    email: admin.email,
    password: expect.stringMatching(/^[\w-]{22}$/),
    lostSecondFactor: false,
  });
  expect((await t.get('/users', { as: session })).status).toBe(401);
  expect((await t.post('/auth/login', { body: { email: admin.email, password: PASSWORD } })).status).toBe(
    401,
  );
  expect((await t.post('/auth/login', { body: made })).status).toBe(200);
  const links = await t.db.selectFrom('password_resets').select('used_at').execute();
  expect(links).toEqual([{ used_at: NOW.toISOString() }]);
});

test('nobody waits for the wrong tries of others', async () => {
  const admin = await makeAdmin(t.db);
  const guess = { body: { email: admin.email, password: 'not this one' } };
  for (let tried = 0; tried < 5; tried += 1) await t.post('/auth/login', guess);
  expect((await t.post('/auth/login', guess)).status).toBe(429);

  const made = await resetAdmin(t.db, admin.email, NOW);
  expect((await t.post('/auth/login', { body: made })).status).toBe(200);
});

test('the history says that it was done, and not what the password is', async () => {
  const admin = await makeAdmin(t.db, { username: 'Nima' });
  const made = await resetAdmin(t.db, admin.email, NOW);

  const entries = await t.db.selectFrom('audit_log').selectAll().where('subject_id', '=', admin.id).execute();
  expect(entries).toMatchObject([
    { action: 'user.password', actor_name: 'npm run admin:reset', subject_label: 'Nima' },
  ]);
  expect(JSON.stringify(entries)).not.toContain(made?.password);
});

test('a traveller, or nobody, gets none, and becomes no admin', async () => {
  const admin = await makeAdmin(t.db);
  const traveller = await makeUser(t.db);
  const session = await t.signIn(traveller);

  expect(await resetAdmin(t.db, traveller.email, NOW)).toBeUndefined();
  expect(await resetAdmin(t.db, 'nobody@example.com', NOW)).toBeUndefined();

  expect((await t.get('/account', { as: session })).status).toBe(200);
  expect(await listAdminEmails(t.db)).toEqual([admin.email]);
});

test('what was made up is for signing in once: staff’s calls wait for a password of one’s own §V6.4.1', async () => {
  const { email } = await makeAdmin(t.db);
  const made = await resetAdmin(t.db, email, NOW);
  const { body } = await t.post('/auth/login', { body: { email, password: made?.password } });
  const refused = await t.get('/users', { as: body.token });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'change_password',
    message: expect.stringContaining('Your account › Change password'),
  });

  const change = { currentPassword: made?.password, newPassword: 'kettle by the river' };
  const changed = await t.post('/account/password', { as: body.token, body: change });
  expect((await t.get('/users', { as: changed.body.token })).status).toBe(200);
});

test('a link of a mail gives a password of one’s own as well', async () => {
  const admin = await makeAdmin(t.db);
  await resetAdmin(t.db, admin.email, NOW);
  await replacePassword(t.db, admin, await hashPassword(PASSWORD), NOW);
  expect((await t.get('/users', { as: await t.signIn(admin) })).status).toBe(200);
});
