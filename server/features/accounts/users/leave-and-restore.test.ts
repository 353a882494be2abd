// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormerStaff } from '../../../../contracts/accounts/manage-users.contract.ts';
import { makeAdmin, makeOwner, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { followUpOf, makeWorkOf } from '../../../../tests/support/work-of-staff.ts';
import type { UserRow } from '../../../db/schema.ts';
import { findUserById } from '../users.queries.ts';
import { removeFormerStaff } from './restore-staff.ts';

const NOON = '2026-11-20T06:30:00.000Z';
const LAST_DAY = '2026-12-20T06:29:59.000Z';
const TOO_LATE = '2026-12-20T06:30:00.000Z';

let site: TestApp;
let staff: string;
let dolma: UserRow;
let pema: UserRow;
let nima: UserRow;
beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock(NOON);
  for (const table of [
    'bookings',
    'contact_messages',
    'users',
    'search_words',
    'audit_log',
    'sign_in_failures',
  ] as const)
    await site.db.deleteFrom(table).execute();
  nima = await makeOwner(site.db, { username: 'Nima', email: 'nima@agency.example' });
  [dolma, pema] = [
    await makeAdmin(site.db, { username: 'Dolma', email: 'dolma@agency.example' }),
    await makeAdmin(site.db, { username: 'Pema' }),
  ];
  staff = await site.signIn(nima);
});
afterAll(() => site.close());

const leave = (user: UserRow, given: object = {}) =>
  site.post(`/users/${user.id}/departure`, {
    as: staff,
    body: { account: 'deleted', password: PASSWORD, handTo: pema.id, ...given },
  });
const restore = (user: UserRow) => site.post(`/users/${user.id}/restore`, { as: staff });
const formerStaff = async () =>
  (await site.get<FormerStaff[]>('/users/former-staff', { as: staff })).body.data;
const followUp = (table: 'bookings' | 'contact_messages', id: string) => followUpOf(site.db, table, id);
const names = async () =>
  (await site.get<{ username: string }[]>('/manage/bookings/staff', { as: staff })).body.data.map(
    ({ username }) => username,
  );

const makeWork = () => makeWorkOf(site.db, dolma.id, nima.id);

describe('taking somebody out of the staff', () => {
  test('asks for one’s own password, and who takes over the work', async () => {
    const nothing = await site.post(`/users/${dolma.id}/departure`, { as: staff, body: {} });
    expect(nothing.status).toBe(400);
    expect(nothing.body.fields).toEqual({
      account: 'Choose traveller or deleted.',
      password: 'Enter your password.',
      handTo: 'Choose who takes over their work, or nobody.',
    });
    const wrong = await leave(dolma, { password: 'not this one' });
    expect(wrong.body.fields).toEqual({ password: 'This is not your password.' });
    const asha = await makeUser(site.db);
    for (const handTo of [dolma.id, asha.id, 'no id']) {
      const { status, body } = await leave(dolma, { handTo });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ handTo: 'Choose a colleague who stays on the staff, or nobody.' });
    }
    expect(await names()).toEqual(['Dolma', 'Nima', 'Pema']);
  });

  test('is refused without that, by the calls for travellers’ accounts', async () => {
    expect((await site.delete(`/users/${dolma.id}`, { as: staff })).status).toBe(409);
    expect((await site.put(`/users/${dolma.id}/role`, { as: staff, body: { role: 'user' } })).status).toBe(
      409,
    );
    expect(await names()).toContain('Dolma');
    await leave(dolma, { account: 'traveller' });
    expect((await site.delete(`/users/${dolma.id}`, { as: staff })).status).toBe(409);
  });

  test('is nothing that happens to a traveller', async () => {
    const traveller = await makeUser(site.db);
    const body = { account: 'deleted', password: PASSWORD, handTo: 'nobody' };
    const answer = await site.post(`/users/${traveller.id}/departure`, { as: staff, body });
    expect([answer.status, answer.body.message]).toEqual([409, 'This is no member of the staff.']);
    expect(await findUserById(site.db, traveller.id)).toMatchObject({ deleted_at: null });
  });

  test('counts a wrong password with the wrong tries at signing in', async () => {
    await leave(dolma, { password: 'not this one' });
    await leave(dolma, { password: 'nor this one' });
    const tries = await site.db.selectFrom('sign_in_failures').select('email').execute();
    expect(tries).toEqual([{ email: 'nima@agency.example' }, { email: 'nima@agency.example' }]);
    await leave(dolma);
    expect(await site.db.selectFrom('sign_in_failures').select('email').execute()).toEqual([]);
  });

  test('hands over enquiries, messages and next actions, each with a line in its history', async () => {
    const work = await makeWork();
    const { status, body } = await leave(dolma);
    expect(status).toBe(200);
    expect(body.message).toBe('User deleted successfully. 3 enquiries and 1 message are handed over.');
    expect(await followUp('bookings', work.open.id)).toEqual({ owner_id: pema.id, next_action_for: pema.id });
    expect(await followUp('bookings', work.closed.id)).toEqual({ owner_id: pema.id, next_action_for: null });
    expect(await followUp('bookings', work.ofColleague.id)).toEqual({
      owner_id: nima.id,
      next_action_for: pema.id,
    });
    expect(await followUp('contact_messages', work.message.id)).toEqual({
      owner_id: pema.id,
      next_action_for: pema.id,
    });
    const events = await site.db
      .selectFrom('booking_events')
      .select(['kind', 'body'])
      .where('booking_id', '=', work.open.id)
      .where('kind', '=', 'owner')
      .execute();
    expect(events.map(({ kind, body: told }) => ({ kind, ...JSON.parse(told) }))).toMatchObject([
      { kind: 'owner', from: 'Dolma', to: 'Pema' },
    ]);
  });

  test('leaves the work to nobody where that is said', async () => {
    const work = await makeWork();
    expect((await leave(dolma, { handTo: 'nobody' })).status).toBe(200);
    expect(await followUp('bookings', work.open.id)).toEqual({ owner_id: null, next_action_for: null });
    expect(await followUp('bookings', work.ofColleague.id)).toEqual({
      owner_id: nima.id,
      next_action_for: null,
    });
  });

  test('ends the sessions, and of the deleted there is nothing to be found, nor a way in', async () => {
    const token = await site.signIn(dolma);
    await leave(dolma);
    expect((await site.get('/account', { as: token })).status).toBe(401);
    expect((await site.get(`/users/${dolma.id}`, { as: staff })).status).toBe(404);
    expect((await site.get('/users', { as: staff })).body.data).toHaveLength(2);
    expect((await site.get('/users?q=dolma', { as: staff })).body.data).toEqual([]);
    expect(await names()).toEqual(['Nima', 'Pema']);
    const signIn = await site.post('/auth/login', { body: { email: dolma.email, password: PASSWORD } });
    expect(signIn.status).toBe(401);
    await site.post('/auth/forgot-password', { body: { email: dolma.email } });
    expect(await site.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test('makes a traveller of them where that is wanted §V7.4.2', async () => {
    const token = await site.signIn(dolma);
    const { body } = await leave(dolma, { account: 'traveller' });
    expect(body.message).toBe('The account is now a traveller’s.');
    expect((await site.get('/account', { as: token })).status).toBe(401);
    expect(await findUserById(site.db, dolma.id)).toMatchObject({ role: 'user', staff_role: null });
  });
});

describe('somebody who left the staff', () => {
  test('is listed for 30 days, with what was handed to whom', async () => {
    await makeWork();
    await leave(dolma);
    expect(await formerStaff()).toEqual([
      {
        _id: dolma.id,
        username: 'Dolma',
        email: 'dolma@agency.example',
        staffRole: 'manager',
        isDeleted: true,
        leftAt: NOON,
        until: TOO_LATE,
        handedTo: { _id: pema.id, username: 'Pema' },
        enquiryCount: 3,
        messageCount: 1,
      },
    ]);
    site.setClock(TOO_LATE);
    expect((await restore(dolma)).status).toBe(401);
    staff = await site.signIn(nima);
    expect(await formerStaff()).toEqual([]);
    expect((await restore(dolma)).status).toBe(404);
  });

  test.each(['deleted', 'traveller'])(
    'is brought back with what is still with that colleague: %s',
    async (account) => {
      const work = await makeWork();
      const token = await site.signIn(dolma);
      await leave(dolma, { account });
      await site.db
        .updateTable('bookings')
        .set({ owner_id: nima.id })
        .where('id', '=', work.closed.id)
        .execute();
      const { status, body } = await restore(dolma);
      expect(status).toBe(200);
      expect(body.message).toBe('Dolma is staff again. 2 enquiries and 1 message are back with them.');
      const own = { owner_id: dolma.id, next_action_for: dolma.id };
      expect(await followUp('bookings', work.open.id)).toEqual(own);
      expect(await followUp('contact_messages', work.message.id)).toEqual(own);
      expect(await followUp('bookings', work.ofColleague.id)).toEqual({ ...own, owner_id: nima.id });
      expect(await followUp('bookings', work.closed.id)).toEqual({
        owner_id: nima.id,
        next_action_for: null,
      });
      expect((await site.get('/account', { as: token })).status).toBe(401);
      const signIn = await site.post('/auth/login', { body: { email: dolma.email, password: PASSWORD } });
      expect(signIn.body).toMatchObject({ role: 'admin' });
      expect((await site.get('/users?q=dolma', { as: staff })).body.data).toHaveLength(1);
      expect(await formerStaff()).toEqual([]);
      expect((await restore(dolma)).status).toBe(404);
    },
  );

  test('is brought back as well by being made staff again', async () => {
    const work = await makeWork();
    await leave(dolma, { account: 'traveller', handTo: 'nobody' });
    await site.put(`/users/${dolma.id}/role`, { as: staff, body: { role: 'admin' } });
    expect(await followUp('bookings', work.open.id)).toEqual({
      owner_id: dolma.id,
      next_action_for: dolma.id,
    });
  });

  test('is deleted only as staff are, and comes back with what was theirs before', async () => {
    const work = await makeWork();
    await leave(dolma, { account: 'traveller' });
    expect((await leave(dolma, { account: 'deleted', handTo: 'nobody' })).status).toBe(200);
    expect(await formerStaff()).toMatchObject([{ isDeleted: true, handedTo: { username: 'Pema' } }]);
    await restore(dolma);
    expect(await followUp('bookings', work.open.id)).toMatchObject({ owner_id: dolma.id });
  });

  test('is gone for good after that', async () => {
    await leave(dolma);
    await leave(pema, { account: 'traveller', handTo: 'nobody' });
    const isThere = async () =>
      (await site.db.selectFrom('users').select('id').where('id', '=', dolma.id).execute()).length === 1;
    await removeFormerStaff(site.db, new Date(LAST_DAY));
    expect(await isThere()).toBe(true);
    await removeFormerStaff(site.db, new Date(TOO_LATE));
    expect(await isThere()).toBe(false);
    expect(await findUserById(site.db, pema.id)).toMatchObject({ role: 'user' });
    expect(await site.db.selectFrom('staff_departures').selectAll().execute()).toEqual([]);
  });
});
