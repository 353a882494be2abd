// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeAdmin, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../../db/database.ts';
import { ensureAdmin, type MadeUpSignIn } from './first-admin.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const UNSET = { email: 'admin@teesta.example', password: undefined };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.db.deleteFrom('users').execute());
afterAll(() => t.close());

/** Answers what was told of a password that was made up. */
async function ensure(settings: Parameters<typeof ensureAdmin>[1]): Promise<MadeUpSignIn | undefined> {
  let told: MadeUpSignIn | undefined;
  const tell = (admin: MadeUpSignIn) => {
    told = admin;
  };
  await ensureAdmin(t.db, settings, NOW, { tell, takeBack: vi.fn() });
  return told;
}

/** The database, whose first commits fail. */
function failingAtCommit(error: Error, times: number): Db {
  let failed = 0;
  const execute = (work: (trx: Db) => Promise<unknown>) =>
    t.db.transaction().execute(async (trx) => {
      const done = await work(trx);
      failed += 1;
      if (failed <= times) throw error;
      return done;
    });
  return new Proxy(t.db, {
    get: (db, name) => {
      const value: unknown = Reflect.get(db, name, db);
      if (name === 'transaction') return () => ({ execute });
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}

const users = () => t.db.selectFrom('users').select(['email', 'role']).execute();

test('where nobody says whose address it is, the start asks for ADMIN_EMAIL, and goes on where there is an admin', async () => {
  const nobody = { email: undefined, password: undefined };
  await expect(ensure(nobody)).rejects.toThrow('ADMIN_EMAIL is needed for the first admin');
  expect(await users()).toEqual([]);
  await makeAdmin(t.db);
  await ensure(nobody);
});

test('without settings a password is made up and told once §V11.5.1 §V6.4.1', async () => {
  const first = await ensure(UNSET);

  expect(first).toEqual({
    email: 'admin@teesta.example',
    password: expect.stringMatching(/^[\w-]{22}$/),
  });
  const login = await t.post('/auth/login', { body: first });
  expect(login.status).toBe(200);
  expect(login.body.role).toBe('admin');
  expect((await t.get('/users', { as: login.body.token })).body.code).toBe('change_password');
  expect(await ensure(UNSET)).toBeUndefined();
  expect(await users()).toEqual([{ email: 'admin@teesta.example', role: 'admin' }]);
});

test('an admin of whose password nobody could be told is not made', async () => {
  const tell = () => {
    throw new Error('the pipe is broken');
  };
  await expect(ensureAdmin(t.db, UNSET, NOW, { tell, takeBack: vi.fn() })).rejects.toThrow(
    'the pipe is broken',
  );
  expect(await users()).toEqual([]);
});

test('where another transaction was in the way it is told once, and lets in', async () => {
  const teller = { tell: vi.fn(), takeBack: vi.fn() };
  const conflict = Object.assign(new Error('could not serialize'), { code: '40001' });
  await ensureAdmin(failingAtCommit(conflict, 1), UNSET, NOW, teller);
  expect(teller.tell).toHaveBeenCalledOnce();
  expect(teller.takeBack).not.toHaveBeenCalled();
  expect((await t.post('/auth/login', { body: teller.tell.mock.calls[0]?.[0] })).status).toBe(200);
});

test('where it could not be kept, what was told is taken back', async () => {
  const teller = { tell: vi.fn(), takeBack: vi.fn() };
  const db = failingAtCommit(new Error('the disk is full'), 1);
  await expect(ensureAdmin(db, UNSET, NOW, teller)).rejects.toThrow('the disk is full');
  expect(await users()).toEqual([]);
  expect(teller.takeBack).toHaveBeenCalledOnce();
});

test('no two first passwords are the same §V11.5.1 §V6.3.2 §V6.4.1', async () => {
  const first = await ensure(UNSET);
  await t.db.deleteFrom('users').execute();
  const second = await ensure(UNSET);
  expect(second?.password).not.toBe(first?.password);
});

test('the settings name the first admin, and then nothing is told', async () => {
  const settings = { email: 'owner@example.com', password: 'from the settings' };
  expect(await ensure(settings)).toBeUndefined();

  const login = await t.post('/auth/login', { body: settings });
  expect(login.body.role).toBe('admin');
  expect((await t.get('/users', { as: login.body.token })).status).toBe(200);
});

test('an email without a password gets one that is told', async () => {
  const first = await ensure({ email: 'owner@example.com', password: undefined });
  expect(first).toEqual({ email: 'owner@example.com', password: expect.any(String) });
});

test('where there is an admin the settings change nothing §V6.3.2', async () => {
  const admin = await makeAdmin(t.db);
  await ensure({ email: 'owner@example.com', password: 'from the settings' });
  expect(await users()).toEqual([{ email: admin.email, role: 'admin' }]);
});

test('a traveller never becomes staff because the settings name the same address', async () => {
  const { email } = await makeUser(t.db);
  await expect(ensure({ email, password: 'from the settings' })).rejects.toThrow(email);
  expect(await users()).toEqual([{ email, role: 'user' }]);
});

test('two processes that start at the same moment make one admin', async () => {
  const made = await Promise.all([ensure(UNSET), ensure(UNSET)]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await users()).toHaveLength(1);
});
