// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Changed } from '../../../../contracts/enquiries/desk-work.contract.ts';
import {
  makeAgent,
  makeEnquiry,
  makeOwner,
  makeUser,
  PASSWORD,
} from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { followUpOf, makeWorkOf } from '../../../../tests/support/work-of-staff.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { findUserById } from '../users.queries.ts';
import { restoreStaff } from './restore-staff.ts';

let site: TestApp;
let nima: UserRow;
let dolma: UserRow;
let pema: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  for (const table of ['bookings', 'contact_messages', 'users'] as const)
    await site.db.deleteFrom(table).execute();
  nima = await makeOwner(site.db, { username: 'Nima' });
  dolma = await makeAgent(site.db, { username: 'Dolma' });
  pema = await makeAgent(site.db, { username: 'Pema' });
  as = await site.signIn(nima);
});
afterAll(() => site.close());

const makeStaff = ({ id }: UserRow, staffRole = 'agent') =>
  site.put(`/users/${id}/role`, { as, body: { role: 'admin', staffRole } });
const change = (given: object) =>
  site.put(`/users/${dolma.id}/staff-role`, { as, body: { password: PASSWORD, ...given } });
const leave = (account = 'traveller') =>
  site.post(`/users/${dolma.id}/departure`, { as, body: { account, password: PASSWORD, handTo: pema.id } });
const ownerOf = async (id: string) => (await followUpOf(site.db, 'bookings', id)).owner_id;

test('nobody is made staff whose address is not confirmed, as anybody can register with it', async () => {
  const stranger = await makeUser(site.db, { email: 'partner@agency.example' });
  const { status, body } = await makeStaff(stranger);
  expect([status, body.message]).toEqual([
    409,
    'Nobody has confirmed the address of this account yet: invite them to the staff instead.',
  ]);
  expect((await findUserById(site.db, stranger.id))?.role).toBe('user');
});

describe('a reader, who works on nothing,', () => {
  test('hands over what was theirs, as somebody who leaves does', async () => {
    const work = await makeWorkOf(site.db, dolma.id, nima.id);
    expect((await change({ staffRole: 'reader', handTo: dolma.id })).body.fields).toEqual({
      handTo: 'Choose a colleague who stays on the staff, or nobody.',
    });
    expect((await change({ staffRole: 'manager', handTo: pema.id })).body.message).toBe(
      'The role is Manager now.',
    );
    expect((await change({ staffRole: 'reader', handTo: pema.id })).body.message).toBe(
      'The role is Reader now. 3 enquiries and 1 message are handed over.',
    );
    const own = { owner_id: pema.id, next_action_for: pema.id };
    expect(await followUpOf(site.db, 'bookings', work.open.id)).toEqual(own);
    expect(await followUpOf(site.db, 'contact_messages', work.message.id)).toEqual(own);
  });

  test('leaves it to nobody where that is chosen, which has to be said', async () => {
    const { open } = await makeWorkOf(site.db, dolma.id, nima.id);
    expect((await change({ staffRole: 'reader' })).body.fields).toHaveProperty('handTo');
    await change({ staffRole: 'reader', handTo: 'nobody' });
    expect(await ownerOf(open.id)).toBeNull();
  });

  test('gets nothing back by an undo', async () => {
    const { id } = await makeEnquiry(site.db, { owner_id: dolma.id });
    const body = { ownerId: pema.id };
    const given = await site.put<Changed>(`/manage/bookings/${id}/owner`, { as, body });
    await change({ staffRole: 'reader', handTo: 'nobody' });
    const undone = await site.post(`/manage/bookings/changes/${given.body.data.undoId}/undo`, { as });
    expect(undone.status).toBe(200);
    expect(await ownerOf(id)).toBeNull();
  });

  test('gets nothing back, having left the staff before', async () => {
    const { open } = await makeWorkOf(site.db, dolma.id, nima.id);
    await leave();
    expect((await makeStaff(dolma, 'reader')).status).toBe(200);
    expect(await ownerOf(open.id)).toBe(pema.id);
  });
});

test('nobody is brought back by who is no owner any more at that moment', async () => {
  await leave('deleted');
  await site.db.updateTable('users').set({ staff_role: 'manager' }).where('id', '=', nima.id).execute();
  const by = { actor: nima as never, now: new Date() };
  await expect(runTransaction(site.db, (trx) => restoreStaff(trx, dolma.id, by))).rejects.toThrow(
    'Your role, Manager, cannot manage the staff.',
  );
  expect(await findUserById(site.db, dolma.id)).toBeUndefined();
});
