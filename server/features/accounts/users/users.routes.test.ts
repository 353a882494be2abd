// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserInList } from '../../../../contracts/accounts/accounts.contract.ts';
import { makeAdmin, makeEnquiry, makeReview, makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { pingDatabase } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { findUserById } from '../users.queries.ts';

let t: TestApp;
let admin: UserRow;
let staff: string;
beforeAll(async () => {
  t = await buildTestApp();
  // So that work at the same moment is not held apart by connections that are being made.
  await Promise.all([pingDatabase(t.db), pingDatabase(t.db)]);
});
beforeEach(async () => {
  await t.db.deleteFrom('users').execute();
  admin = await makeAdmin(t.db);
  staff = await t.signIn(admin);
});
afterAll(() => t.close());

describe('the list of users', () => {
  test('shows staff every account, the newest first, without its password §7.34 §V8.2.3', async () => {
    const traveller = await makeUser(t.db);
    const answer = await t.get<UserInList[]>('/users', { as: staff });

    expect(answer.status).toBe(200);
    expect(answer.body.data.map((user) => user._id)).toEqual([traveller.id, admin.id]);
    expect(answer.body.data[0]).toEqual({
      _id: traveller.id,
      username: traveller.username,
      email: traveller.email,
      role: 'user',
      staffRole: null,
      createdAt: traveller.created_at,
      hasSecondFactor: false,
      leftStaffAt: null,
      may: ['sign-out', 'delete'],
    });
    expect(answer.body.nextCursor).toBeNull();
  });

  test('pages through all of them, each once', async () => {
    for (let made = 0; made < 4; made += 1) await makeUser(t.db);
    const all = (await t.get<UserInList[]>('/users', { as: staff })).body.data.map((user) => user._id);

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const path: string = cursor ? `/users?limit=2&cursor=${cursor}` : '/users?limit=2';
      const { body } = await t.get<UserInList[]>(path, { as: staff });
      expect(body.data.length).toBeLessThanOrEqual(2);
      seen.push(...body.data.map((user) => user._id));
      cursor = body.nextCursor;
    } while (cursor);

    expect(seen).toEqual(all);
    expect(seen).toHaveLength(5);
  });

  test('refuses a cursor that no list gave out', async () => {
    const answer = await t.get('/users?cursor=forged', { as: staff });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ cursor: 'This cursor is not valid.' });
  });

  test.each([
    ['abc', 'limit must be a number.'],
    ['1.5', 'limit must be a whole number.'],
    ['0', 'limit must be at least 1.'],
    ['-3', 'limit must be at least 1.'],
    ['101', 'limit must be at most 100.'],
  ])('refuses a limit of %s', async (limit, fault) => {
    const answer = await t.get(`/users?limit=${limit}`, { as: staff });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ limit: fault });
  });

  test('names a wrong limit and a wrong cursor at once', async () => {
    const answer = await t.get(`/users?limit=0&cursor=${'x'.repeat(201)}`, { as: staff });
    expect(answer.body.fields).toEqual({
      limit: 'limit must be at least 1.',
      cursor: 'This cursor is not valid.',
    });
  });
});

describe('deleting a user', () => {
  test('takes the account away and ends its sessions at once §V7.4.2', async () => {
    const user = await makeUser(t.db);
    const token = await t.signIn(user);

    const answer = await t.delete(`/users/${user.id}`, { as: staff });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: 'User deleted successfully' });
    expect(await findUserById(t.db, user.id)).toBeUndefined();
    expect((await t.get('/booking/mine', { as: token })).status).toBe(401);
    const sessions = await t.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
    expect(sessions).toEqual([]);
  });

  test('keeps its enquiries, and its reviews without the name', async () => {
    const user = await makeUser(t.db);
    const enquiry = await makeEnquiry(t.db, { user_id: user.id });
    const review = await makeReview(t.db, { user_id: user.id, username: user.username });
    const announced = t.siteChanges();

    await t.delete(`/users/${user.id}`, { as: staff });

    const stored = await t.db.selectFrom('bookings').selectAll().where('id', '=', enquiry.id).execute();
    expect(stored).toEqual([{ ...enquiry, user_id: null }]);
    const reviews = await t.db.selectFrom('reviews').selectAll().where('id', '=', review.id).execute();
    expect(reviews).toEqual([{ ...review, user_id: null, username: 'A former traveller' }]);
    expect(t.siteChanges()).toBe(announced + 1);
  });

  test.each(['0190b0a0-0000-7000-8000-000000000000', 'x', '%00', '%F0%9F%8F%94', 'a%2F..%2Fb'])(
    'is not found for the id %s',
    async (id) => {
      const answer = await t.delete(`/users/${id}`, { as: staff });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found', message: 'This user was not found.' });
    },
  );

  test('is not done to oneself', async () => {
    await makeAdmin(t.db);
    const answer = await t.delete(`/users/${admin.id}`, { as: staff });

    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('You cannot delete your own account here.');
    expect(await findUserById(t.db, admin.id)).toBeDefined();
  });
});
