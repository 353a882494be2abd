// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserInList } from '../../../../contracts/accounts/accounts.contract.ts';
import type { ManagedUser } from '../../../../contracts/accounts/manage-users.contract.ts';
import {
  makeAdmin,
  makeOwner,
  makeProvedUser,
  makeUser,
  PASSWORD,
} from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { ensureAdmin } from '../first-admin.ts';

let site: TestApp;
let owner: UserRow;
let manager: UserRow;
let tokens: { owner: string; manager: string };
beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  await site.db.deleteFrom('users').execute();
  owner = await makeOwner(site.db, { username: 'Nima' });
  manager = await makeAdmin(site.db, { username: 'Dolma' });
  tokens = { owner: await site.signIn(owner), manager: await site.signIn(manager) };
});
afterAll(() => site.close());

const departure = (account: string) => ({ account, password: PASSWORD, handTo: 'nobody' });
const giveRole = (as: string, id: string, given: object = {}) =>
  site.put(`/users/${id}/staff-role`, { as, body: { staffRole: 'manager', password: PASSWORD, ...given } });
const layDown = giveRole;
const rolesOf = async () => {
  const rows = await site.db.selectFrom('users').select(['username', 'staff_role']).orderBy('id').execute();
  return Object.fromEntries(rows.map((row) => [row.username, row.staff_role]));
};

describe('an owner of the site', () => {
  test('is neither demoted nor deleted by a manager, nor by another owner', async () => {
    const other = await makeOwner(site.db, { username: 'Pema' });
    for (const [as, status] of [
      [tokens.manager, 403],
      [await site.signIn(other), 409],
    ] as const) {
      const demoted = await site.post(`/users/${owner.id}/departure`, { as, body: departure('traveller') });
      expect(demoted.status).toBe(status);
      const deleted = await site.post(`/users/${owner.id}/departure`, { as, body: departure('deleted') });
      expect(deleted.status).toBe(status);
      expect((await site.put(`/users/${owner.id}/role`, { as, body: { role: 'user' } })).status).toBe(status);
      expect((await giveRole(as, owner.id, { staffRole: 'reader', handTo: 'nobody' })).status).toBe(status);
      expect((await site.delete(`/users/${owner.id}`, { as })).status).toBe(409);
    }
    expect(await rolesOf()).toEqual({ Nima: 'owner', Dolma: 'manager', Pema: 'owner' });
  });

  test('lays it down with the own password where there is another', async () => {
    expect((await layDown(tokens.owner, owner.id)).body.message).toBe(
      'You are the only owner of this site. Hand it over to a manager first.',
    );
    await makeOwner(site.db, { username: 'Pema' });
    const wrong = await layDown(tokens.owner, owner.id, { password: 'not this one' });
    expect(wrong.body.fields).toEqual({ password: 'This is not your password.' });
    expect((await layDown(tokens.owner, owner.id)).status).toBe(200);
    expect(await rolesOf()).toEqual({ Nima: 'manager', Dolma: 'manager', Pema: 'owner' });
    const log = await site.db.selectFrom('audit_log').select(['action', 'before', 'after']).execute();
    expect(log.filter(({ action }) => action === 'user.staff-role')).toHaveLength(1);
  });

  test('is made by nobody who gives a role', async () => {
    expect((await giveRole(tokens.manager, manager.id)).body.message).toBe(
      'Your role, Manager, cannot manage the staff. Owners can.',
    );
    const { status, body } = await site.put(`/users/${manager.id}/staff-role`, {
      as: tokens.owner,
      body: { staffRole: 'owner' },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      staffRole: 'Choose manager, agent or reader.',
      password: 'Enter your password.',
    });
  });

  test('is always there, when two lay it down at the same moment', async () => {
    const other = await makeOwner(site.db, { username: 'Pema' });
    const outcomes = await Promise.all([
      layDown(tokens.owner, owner.id),
      layDown(await site.signIn(other), other.id),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(Object.values(await rolesOf()).toSorted()).toEqual(['manager', 'manager', 'owner']);
  });

  test('is in the list of accounts, which says of each what the person signed in may do', async () => {
    const list = async (as: string) => (await site.get<ManagedUser[]>('/users', { as })).body.data;
    const said = (users: ManagedUser[]) =>
      Object.fromEntries(
        users.map(({ username, role, staffRole, may }) => [username, { role, staffRole, may }]),
      );
    expect(said(await list(tokens.manager))).toEqual({
      Nima: { role: 'admin', staffRole: 'owner', may: [] },
      Dolma: { role: 'admin', staffRole: 'manager', may: [] },
    });
    expect(said(await list(tokens.owner))).toEqual({
      Nima: { role: 'admin', staffRole: 'owner', may: ['lay-down'] },
      Dolma: {
        role: 'admin',
        staffRole: 'manager',
        may: ['give-role', 'demote', 'offer-ownership', 'sign-out', 'delete'],
      },
    });
    const own = await site.get<UserInList>('/account', { as: tokens.owner });
    expect(own.body.data).toMatchObject({ role: 'admin', staffRole: 'owner' });
  });
});

test('an owner gives the staff their roles, which hold from their next request on', async () => {
  const give = (staffRole: string) =>
    site.put(`/users/${manager.id}/staff-role`, {
      as: tokens.owner,
      body: { staffRole, password: PASSWORD },
    });
  const deletes = () => site.delete('/review/nowhere', { as: tokens.manager });
  expect((await deletes()).status).toBe(404);
  expect((await give('agent')).body.message).toBe('The role is Agent now.');
  expect((await deletes()).status).toBe(403);
  await give('manager');
  expect((await deletes()).status).toBe(404);
  const traveller = await makeUser(site.db);
  const body = { staffRole: 'agent', password: PASSWORD };
  const refused = await site.put(`/users/${traveller.id}/staff-role`, { as: tokens.owner, body });
  expect(refused.status).toBe(409);
});

test('the first admin is an owner, a person who is made staff afterwards is not', async () => {
  await site.db.deleteFrom('users').execute();
  await ensureAdmin(site.db, { email: 'nima@agency.example', password: 'x' }, new Date());
  const first = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(first).toMatchObject({ role: 'admin', staff_role: 'owner' });
  const asha = await makeProvedUser(site.db, { username: 'Asha' });
  await site.put(`/users/${asha.id}/role`, { as: await site.signIn(first), body: { role: 'admin' } });
  expect(await rolesOf()).toEqual({ Admin: 'owner', Asha: 'agent' });
});
