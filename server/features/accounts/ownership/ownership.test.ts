// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ownership } from '../../../../contracts/staff/ownership.contract.ts';
import { makeAdmin, makeAgent, makeOwner, PASSWORD } from '../../../../tests/support/factories.ts';
import { codeAt, setUpSecondFactor } from '../../../../tests/support/second-factor.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { UserRow } from '../../../db/schema.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

let site: TestApp;
let owner: UserRow;
let manager: UserRow;
let tokens: { owner: string; manager: string };
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
beforeEach(async () => {
  site.setClock();
  for (const table of ['users', 'outbox', 'audit_log'] as const) await site.db.deleteFrom(table).execute();
  owner = await makeOwner(site.db, { username: 'Nima' });
  manager = await makeAdmin(site.db, { username: 'Dolma' });
  tokens = { owner: await site.signIn(owner), manager: await site.signIn(manager) };
});
afterAll(() => site.close());

const offer = (id = manager.id, given: object = {}, as = tokens.owner) =>
  site.post(`/users/${id}/ownership-offer`, {
    as,
    body: { password: PASSWORD, giverStays: false, ...given },
  });
const seen = async (as: string) => (await site.get<Ownership>('/staff/ownership', { as })).body.data;
const idOfOffer = async () => (await seen(tokens.owner)).offers[0]?._id ?? '';
const accept = (id: string, as = tokens.manager, given: object = {}) =>
  site.post(`/staff/ownership/${id}/acceptance`, { as, body: { password: PASSWORD, ...given } });
const giveRole = (id: string, as: string, staffRole = 'agent') =>
  site.put(`/users/${id}/staff-role`, { as, body: { staffRole, password: PASSWORD } });
const rolesOf = async () => {
  const rows = await site.db.selectFrom('users').select(['username', 'staff_role']).orderBy('id').execute();
  return Object.fromEntries(rows.map((row) => [row.username, row.staff_role]));
};
const mails = () => site.db.selectFrom('outbox').select(['recipient', 'payload']).orderBy('id').execute();

test('changes hands when both have confirmed it with their password, and both are told', async () => {
  expect((await offer(manager.id, { password: 'not this one' })).body.fields).toEqual({
    password: 'This is not your password.',
  });
  expect((await offer()).body.message).toBe('Dolma was told, and has seven days to accept.');
  expect(await seen(tokens.manager)).toMatchObject({
    offers: [{ from: { username: 'Nima' }, to: { username: 'Dolma' }, giverStays: false }],
    managers: [],
    asksForCode: false,
  });
  expect((await seen(tokens.owner)).managers).toEqual([{ _id: manager.id, username: 'Dolma' }]);
  const id = await idOfOffer();
  expect((await accept(id, tokens.manager, { password: 'not this one' })).status).toBe(400);
  expect(await rolesOf()).toEqual({ Nima: 'owner', Dolma: 'manager' });

  expect((await accept(id)).body.message).toBe('You are an owner of the site now.');
  expect(await rolesOf()).toEqual({ Nima: 'manager', Dolma: 'owner' });
  expect((await mails()).map(({ recipient, payload }) => [recipient, JSON.parse(payload).news])).toEqual([
    [manager.email, 'offered'],
    [manager.email, 'received'],
    [owner.email, 'given'],
  ]);
  const log = await site.db
    .selectFrom('audit_log')
    .select(['action', 'subject_label'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'user.offer-ownership', subject_label: 'Dolma' },
    { action: 'user.staff-role', subject_label: 'Dolma' },
    { action: 'user.staff-role', subject_label: 'Nima' },
  ]);
  expect((await accept(id)).status).toBe(404);
});

test('is shared where the owner stays one', async () => {
  await offer(manager.id, { giverStays: true });
  await accept(await idOfOffer());
  expect(await rolesOf()).toEqual({ Nima: 'owner', Dolma: 'owner' });
});

test('is withdrawn by one, declined by the other, and nobody else knows of the offer', async () => {
  const stranger = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
  for (const [as, message] of [
    [tokens.owner, 'The offer is withdrawn.'],
    [tokens.manager, 'The offer is declined.'],
  ] as const) {
    await offer();
    const id = await idOfOffer();
    expect((await seen(stranger)).offers).toEqual([]);
    expect((await accept(id, stranger)).status).toBe(404);
    expect((await accept(id, tokens.owner)).status).toBe(404);
    expect((await site.delete(`/staff/ownership/${id}`, { as: stranger })).status).toBe(404);
    expect((await site.delete(`/staff/ownership/${id}`, { as })).body.message).toBe(message);
    expect((await accept(id)).status).toBe(404);
  }
  expect(await rolesOf()).toMatchObject({ Nima: 'owner', Dolma: 'manager' });
});

test('is offered by owners to managers, for seven days', async () => {
  const agent = await makeAgent(site.db);
  expect((await offer(agent.id)).body.message).toContain('Only a manager can become an owner.');
  expect((await offer(owner.id)).status).toBe(409);
  expect((await offer(manager.id, {}, tokens.manager)).status).toBe(403);
  await offer();
  const id = await idOfOffer();
  site.setClock(new Date(Date.now() + 7 * 86_400_000 + 60_000).toISOString());
  const later = await site.signIn(manager);
  expect((await accept(id, later)).status).toBe(404);
  expect((await seen(later)).offers).toEqual([]);
});

test('takes the code of who signs in with a second step', async () => {
  const { secret } = await setUpSecondFactor(site, tokens.owner);
  expect((await seen(tokens.owner)).asksForCode).toBe(true);
  expect((await offer()).body.fields).toEqual({ code: 'Enter the code from your authenticator app.' });
  expect((await offer(manager.id, { code: '000000' })).status).toBe(400);
  site.setClock(new Date(Date.now() + 60_000).toISOString());
  expect((await offer(manager.id, { code: codeAt(secret, site.deps.now()) })).status).toBe(200);
});

test('stays where it is when the manager gets another role, leaves, or the owner is none any more', async () => {
  await offer();
  const id = await idOfOffer();
  await giveRole(manager.id, tokens.owner);
  expect((await accept(id)).status).toBe(403);
  await giveRole(manager.id, tokens.owner, 'manager');
  const departure = { account: 'traveller', password: PASSWORD, handTo: 'nobody' };
  await site.post(`/users/${manager.id}/departure`, { as: tokens.owner, body: departure });
  await site.post(`/users/${manager.id}/restore`, { as: tokens.owner });
  expect((await accept(id, await site.signIn(manager))).status).toBe(404);

  const other = await makeOwner(site.db, { username: 'Pema' });
  await offer(manager.id, {}, await site.signIn(other));
  await giveRole(other.id, await site.signIn(other), 'manager');
  const [left] = (await seen(await site.signIn(manager))).offers;
  expect((await accept(left?._id ?? '', await site.signIn(manager))).body.message).toBe(
    'Pema is no longer an owner of the site.',
  );
});

test('has an owner at any time, when it is accepted as the owner lays it down, and by two at once', async () => {
  const other = await makeOwner(site.db, { username: 'Pema' });
  const others = await site.signIn(other);
  await offer();
  await Promise.all([
    accept(await idOfOffer()),
    giveRole(owner.id, tokens.owner, 'manager'),
    giveRole(other.id, others, 'manager'),
  ]);
  const roles = Object.values(await rolesOf());
  expect(roles).toContain('owner');
  await site.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', owner.id).execute();
  await site.db.updateTable('users').set({ staff_role: 'manager' }).where('id', '=', manager.id).execute();
  await offer();
  const id = await idOfOffer();
  const answers = await Promise.all([accept(id), accept(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});
