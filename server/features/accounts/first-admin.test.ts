import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ensureAdmin } from './first-admin.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const UNSET = { email: undefined, password: undefined };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.db.deleteFrom('users').execute());
afterAll(() => t.close());

const users = () => t.db.selectFrom('users').select(['email', 'role']).execute();

test('without settings a password is made up and told once', async () => {
  const first = await ensureAdmin(t.db, UNSET, NOW);

  expect(first).toEqual({
    email: 'admin@teestatrails.example',
    password: expect.stringMatching(/^[\w-]{16}$/),
  });
  const login = await t.post('/auth/login', { body: first });
  expect(login.status).toBe(200);
  expect(login.body.role).toBe('admin');
  expect(await ensureAdmin(t.db, UNSET, NOW)).toBeUndefined();
  expect(await users()).toEqual([{ email: 'admin@teestatrails.example', role: 'admin' }]);
});

test('no two first passwords are the same', async () => {
  const first = await ensureAdmin(t.db, UNSET, NOW);
  await t.db.deleteFrom('users').execute();
  const second = await ensureAdmin(t.db, UNSET, NOW);
  expect(second?.password).not.toBe(first?.password);
});

test('the settings name the first admin, and then nothing is told', async () => {
  const settings = { email: 'owner@example.com', password: 'from the settings' };
  expect(await ensureAdmin(t.db, settings, NOW)).toBeUndefined();

  const login = await t.post('/auth/login', { body: settings });
  expect(login.body.role).toBe('admin');
});

test('an email without a password gets one that is told', async () => {
  const first = await ensureAdmin(t.db, { email: 'owner@example.com', password: undefined }, NOW);
  expect(first).toEqual({ email: 'owner@example.com', password: expect.any(String) });
});

test('where there is an admin the settings change nothing', async () => {
  const admin = await makeAdmin(t.db);
  await ensureAdmin(t.db, { email: 'owner@example.com', password: 'from the settings' }, NOW);
  expect(await users()).toEqual([{ email: admin.email, role: 'admin' }]);
});

test('a traveller never becomes staff because the settings name the same address', async () => {
  const { email } = await makeUser(t.db);
  await expect(ensureAdmin(t.db, { email, password: 'from the settings' }, NOW)).rejects.toThrow(email);
  expect(await users()).toEqual([{ email, role: 'user' }]);
});

test('two processes that start at the same moment make one admin', async () => {
  const made = await Promise.all([ensureAdmin(t.db, UNSET, NOW), ensureAdmin(t.db, UNSET, NOW)]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await users()).toHaveLength(1);
});
