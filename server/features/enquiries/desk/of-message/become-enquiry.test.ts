import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactMessageDetail } from '../../../../../contracts/contacts/manage-contacts.contract.ts';
import { makeAdmin, makeContactMessage } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../../db/schema.ts';
import { emptyBin } from '../../empty-bin.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const TODAY = '2026-11-20';
let site: TestApp;
let dolma: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  dolma = await makeAdmin(site.db, { username: 'Dolma' });
  as = await site.signIn(dolma);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact_messages', 'bookings', 'idempotency_keys'] as const)
    await site.db.deleteFrom(table).execute();
});

type Became = { _id: string; reference: string; undoId: string };
const write = () => makeContactMessage(site.db, { name: 'Bina Lama' });
const detail = async (id: string) =>
  (await site.get<ContactMessageDetail>(`/contacts/${id}`, { as })).body.data;
const put = (path: string, body: object) => site.put<{ undoId: string }>(`/contacts/${path}`, { as, body });
const undo = (undoId: string) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as });
const become = (id: string) => site.post<Became>(`/contacts/${id}/enquiry`, { as });

test('what was done to the message before it became an enquiry is not undone any more, until that is', async () => {
  const { id } = await write();
  const given = await put(`${id}/owner`, { ownerId: dolma.id });
  await put(`${id}/next-action`, { on: TODAY, words: 'Call her' });
  const finished = await put(`${id}/next-action/done`, { on: TODAY });
  const { body } = await become(id);
  for (const { undoId } of [given.body.data, finished.body.data]) {
    const refused = await undo(undoId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This cannot be undone: it is the enquiry ${body.data.reference} now.`,
    ]);
  }
  expect(await detail(id)).toMatchObject({ owner: { username: 'Dolma' }, nextActionOn: null });
  expect((await undo(body.data.undoId)).status).toBe(200);
  expect((await undo(finished.body.data.undoId)).status).toBe(200);
  expect((await undo(given.body.data.undoId)).status).toBe(200);
  expect(await detail(id)).toMatchObject({ owner: null, nextActionWords: 'Call her' });
});

test('a press whose answer was lost answers the same again, and says so where a colleague has taken it back', async () => {
  const { id } = await write();
  const press = (key: string) =>
    site.post<Became>(`/contacts/${id}/enquiry`, { as, headers: { 'idempotency-key': key } });
  const first = await press('one press');
  expect((await press('one press')).body).toEqual(first.body);
  await undo(first.body.data.undoId);
  const late = await press('one press');
  expect([late.status, late.body.message]).toEqual([
    409,
    'The enquiry that you made of it was taken back since. Press again to make another.',
  ]);
  expect((await press('another press')).status).toBe(200);
});

test('a message that is an enquiry now is not deleted without it, and goes when that leaves the bin for good', async () => {
  const { id } = await write();
  const { body } = await become(id);
  const refused = await site.delete(`/contacts/${id}`, { as });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `This message is the enquiry ${body.data.reference} now, which shows its words. It goes when that one leaves the bin for good.`,
  ]);
  const reopened = await write();
  const other = await become(reopened.id);
  for (const { _id } of [body.data, other.body.data]) await site.delete(`/booking/${_id}`, { as });
  await site.delete(`/contacts/${reopened.id}/done`, { as });
  await emptyBin(site.db, new Date('2026-12-21T06:30:00.000Z'));
  expect((await site.get(`/contacts/${id}`, { as })).status).toBe(404);
  // What staff work on again stays theirs to delete.
  expect((await detail(reopened.id)).enquiry).toBeNull();
  expect((await site.delete(`/contacts/${reopened.id}`, { as })).status).toBe(200);
});
