import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { insertMailedLink, issueMailedLink } from './mailed-links.queries.ts';
import { resetAdmin } from './reset-admin.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('a made-up password cannot be chosen to replace itself, neither by the old one nor by a link §V6.4.1', async () => {
  const { id, email } = await makeAdmin(t.db);
  const now = new Date();
  const made = await resetAdmin(t.db, email, now);
  const { body } = await t.post('/auth/login', { body: { email, password: made?.password } });
  const change = { currentPassword: made?.password, newPassword: made?.password };
  const refused = await t.post('/account/password', { as: body.token, body: change });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({ newPassword: expect.stringContaining('made up for you') });

  const token =
    (await issueMailedLink(
      t.db,
      'password_resets',
      await insertMailedLink(t.db, 'password_resets', id, now),
      now,
    )) ?? '';
  const link = (password = '') => t.post(`/auth/reset-password/${token}`, { body: { password } });
  expect((await link(made?.password)).body.fields).toEqual({
    password: expect.stringContaining('made up for you'),
  });
  expect((await t.get('/users', { as: body.token })).body.code).toBe('change_password');
  expect((await link('kettle by the river')).status).toBe(200);
});
