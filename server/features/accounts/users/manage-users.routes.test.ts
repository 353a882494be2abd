// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserInList } from '../../../../contracts/accounts/accounts.contract.ts';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { untilWaiting } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import {
  makeAdmin,
  makeEnquiry,
  makeOwner,
  makeProvedUser,
  makeReview,
  makeSubscriber,
  makeUser,
  PASSWORD,
} from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { ensureAdmin } from '../first-admin.ts';
import { findUserById } from '../users.queries.ts';

let site: TestApp;
let admin: UserRow;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  await site.db.deleteFrom('users').execute();
  await site.db.deleteFrom('search_words').execute();
  await site.db.deleteFrom('audit_log').execute();
  admin = await makeOwner(site.db, { username: 'Nima', email: 'nima@agency.example' });
  staff = await site.signIn(admin);
});
afterAll(() => site.close());

async function list(query = ''): Promise<string[]> {
  const { status, body } = await site.get<UserInList[]>(`/users${query}`, { as: staff });
  expect(status).toBe(200);
  return body.data.map((user) => user._id);
}
const history = () =>
  site.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'subject_id', 'subject_label', 'before', 'after'])
    .orderBy('id')
    .execute();
const words = (id: string) =>
  site.db.selectFrom('search_words').select('word').where('subject_id', '=', id).execute();

describe('the list of users', () => {
  test('finds a name or an address by the beginnings of words', async () => {
    const asha = await makeUser(site.db, { username: 'Asha Rai', email: 'asha.rai@hills.example' });
    const bimal = await makeUser(site.db, { username: 'Bimal Rai', email: 'bimal@tea.example' });
    expect((await list('?q=rai')).sort()).toEqual([asha.id, bimal.id].sort());
    expect(await list('?q=ASHA')).toEqual([asha.id]);
    expect(await list('?q=rai%20bi')).toEqual([bimal.id]);
    expect(await list('?q=asha.rai@hills.ex')).toEqual([asha.id]);
    expect(await list('?q=nobody')).toEqual([]);
    expect(await list('?q=%22%25')).toEqual([]);
    expect(await list('?q=%20')).toHaveLength(3);
  });

  test('finds people who register, and the first admin', async () => {
    const body = { username: 'Pema Lhamo', email: 'pema@snow.example', password: PASSWORD };
    await site.post('/auth/register', { body });
    expect(await list('?q=pema%20lha')).toHaveLength(1);
    await site.db.deleteFrom('users').execute();
    await ensureAdmin(site.db, { email: 'owner@agency.example', password: 'x' }, new Date());
    const owner = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    staff = await site.signIn(owner);
    expect(await list('?q=owner')).toEqual([owner.id]);
  });

  test('is filtered by role and sorted either way, page by page', async () => {
    const made = [admin.id];
    for (let number = 1; number <= 4; number += 1) {
      const created_at = `2027-01-0${number}T00:00:00.000Z`;
      made.push((await makeUser(site.db, { created_at })).id);
    }
    expect(await list('?role=admin')).toEqual([admin.id]);
    expect(await list('?role=user')).toEqual(made.slice(1).toReversed());
    expect(await list('?sort=oldest')).toEqual(made);
    const first = await site.get<UserInList[]>('/users?sort=oldest&limit=2', { as: staff });
    expect(await list(`?sort=oldest&limit=2&cursor=${first.body.nextCursor}`)).toEqual(made.slice(2, 4));
  });

  test('names every wrong filter', async () => {
    const query = `?role=owner&sort=name&q=${'x'.repeat(201)}`;
    const { status, body } = await site.get(`/users${query}`, { as: staff });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      role: 'role must be user or admin.',
      sort: 'sort must be newest or oldest.',
      q: 'Search for 200 characters at most.',
    });
  });
});

describe('a user', () => {
  test('comes with what stands around the account', async () => {
    const user = await makeUser(site.db);
    await makeEnquiry(site.db, { user_id: user.id });
    await makeEnquiry(site.db, { user_id: user.id, deleted_at: '2026-11-20T06:00:00.000Z' });
    await makeEnquiry(site.db);
    const review = await makeReview(site.db, { user_id: user.id, is_hidden: 1 });
    await makeSubscriber(site.db, { email: user.email });
    await site.signIn(user);
    const { status, body } = await site.get<UserDetail>(`/users/${user.id}`, { as: staff });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      _id: user.id,
      email: user.email,
      enquiryCount: 1,
      sessionCount: 1,
      isSubscribed: true,
      isEmailProved: false,
      reviews: [{ _id: review.id, isHidden: true }],
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|token/);
    const owner = await makeUser(site.db, { email_proved_at: '2026-11-20T06:00:00.000Z' });
    const proved = await site.get<UserDetail>(`/users/${owner.id}`, { as: staff });
    expect(proved.body.data.isEmailProved).toBe(true);
  });

  test('that is not there is not found', async () => {
    for (const id of ['0190b0a0-0000-7000-8000-000000000000', '%00']) {
      const answer = await site.get(`/users/${id}`, { as: staff });
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('This user was not found.');
    }
  });
});

describe('a change of role', () => {
  const change = (id: string, role: unknown) => site.put(`/users/${id}/role`, { as: staff, body: { role } });

  test('opens the admin area at once', async () => {
    const user = await makeProvedUser(site.db, { username: 'Bina' });
    const token = await site.signIn(user);
    const promoted = await site.put(`/users/${user.id}/role`, {
      as: staff,
      body: { role: 'admin', staffRole: 'reader' },
    });
    expect(promoted.body).toEqual({ success: true, message: 'The account is now staff.' });
    expect((await site.get('/users', { as: token })).status).toBe(200);
    const said = { action: 'user.role', actor_name: 'Nima', subject_id: user.id, subject_label: 'Bina' };
    expect(await history()).toEqual([
      { ...said, before: '{"role":"user"}', after: '{"role":"admin","staffRole":"reader"}' },
    ]);
  });

  test('to what it is already changes nothing', async () => {
    const user = await makeUser(site.db);
    expect((await change(user.id, 'user')).status).toBe(200);
    expect(await history()).toEqual([]);
  });

  test('is not made to oneself, be there other admins', async () => {
    await makeAdmin(site.db);
    const { status, body } = await change(admin.id, 'user');
    expect(status).toBe(409);
    expect(body.message).toBe('You cannot change your own role.');
    expect((await findUserById(site.db, admin.id))?.role).toBe('admin');
  });

  test.each([['owner'], [''], [undefined], [null]])('to %j is refused', async (role) => {
    const user = await makeUser(site.db);
    const { status, body } = await change(user.id, role);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ role: 'Choose user or admin.' });
    expect((await findUserById(site.db, user.id))?.role).toBe('user');
  });

  test('of nobody is not found', async () => {
    expect((await change('nobody', 'admin')).status).toBe(404);
  });
});

test('staff sign a user out everywhere, and nobody else §V7.4.5', async () => {
  const user = await makeUser(site.db, { username: 'Asha' });
  const tokens = [await site.signIn(user), await site.signIn(user)];
  const friend = await site.signIn(await makeUser(site.db));
  const { status, body } = await site.delete(`/users/${user.id}/sessions`, { as: staff });
  expect(status).toBe(200);
  expect(body.message).toBe('Asha is signed out everywhere.');
  for (const token of tokens) expect((await site.get('/account', { as: token })).status).toBe(401);
  expect((await site.get('/account', { as: friend })).status).toBe(200);
  expect(await history()).toMatchObject([{ action: 'user.sign-out', subject_id: user.id }]);
  expect((await site.delete('/users/nobody/sessions', { as: staff })).status).toBe(404);
});

describe('a deleted user', () => {
  test.runIf(isOnPostgres())(
    'goes also when the database gives the deletion up for another’s sake',
    async () => {
      const user = await makeUser(site.db);
      const [first, second] = [
        await makeEnquiry(site.db, { user_id: user.id }),
        await makeEnquiry(site.db, { user_id: user.id }),
      ];
      const deletion = await site.db.transaction().execute(async (other) => {
        // The deletion's own patience ends first: it is the one that is given up.
        await sql`set local deadlock_timeout = '1min'`.execute(other);
        const lock = (id: string) =>
          other.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute();
        await lock(second.id);
        const deleting = site.delete(`/users/${user.id}`, { as: staff });
        await untilWaiting(other, 1);
        await lock(first.id);
        return { deleting };
      });
      expect((await deletion.deleting).status).toBe(200);
      expect(await findUserById(site.db, user.id)).toBeUndefined();
    },
  );

  test('is in the log, and found no more, nor are the reviews by the name', async () => {
    const user = await makeUser(site.db, { username: 'Asha Rai', email: 'asha@hills.example' });
    const review = await makeReview(site.db, { user_id: user.id, username: 'Asha Rai' });
    await site.delete(`/users/${user.id}`, { as: staff });
    expect(await history()).toEqual([
      {
        action: 'user.delete',
        actor_name: 'Nima',
        subject_id: user.id,
        subject_label: 'Asha Rai',
        before: '{"username":"Asha Rai","email":"asha@hills.example","role":"user"}',
        after: null,
      },
    ]);
    expect(await words(user.id)).toEqual([]);
    expect((await words(review.id)).map(({ word }) => word)).not.toContain('asha');
    const found = await site.get('/review?q=former', { as: staff });
    expect(found.body.data).toMatchObject([{ _id: review.id, username: 'A former traveller' }]);
  });

  test('at the own wish is no name in the log any more', async () => {
    const user = await makeProvedUser(site.db, { username: 'Asha Rai' });
    await site.put(`/users/${user.id}/role`, { as: staff, body: { role: 'admin' } });
    await site.db
      .updateTable('users')
      .set({ role: 'user', staff_role: null })
      .where('id', '=', user.id)
      .execute();
    await makeSubscriber(site.db, { email: user.email });
    const token = await site.signIn(user);
    expect((await site.delete('/account', { as: token, body: { password: PASSWORD } })).status).toBe(200);
    expect(await history()).toEqual([
      {
        action: 'user.role',
        actor_name: 'Nima',
        subject_id: user.id,
        subject_label: 'A former traveller',
        before: null,
        after: null,
      },
    ]);
    const left = await site.db.selectFrom('search_words').select('word').execute();
    expect(left.map(({ word }) => word)).not.toContain(user.email.split('@')[0]);
  });
});
