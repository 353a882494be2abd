// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { NOTHING_SAID } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../../tests/support/factories.ts';
import { readPages } from '../../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { emptyBin } from '../empty-bin.ts';

const NOON = '2026-11-20T06:30:00.000Z';
const IN_TIME = '2026-12-20T06:29:59.999Z';
const TOO_LATE = '2026-12-20T06:30:00.000Z';
let site: TestApp;
let admin: UserRow;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db);
  site.setClock('2026-12-01T00:00:00.000Z');
  staff = await site.signIn(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock(NOON);
  await site.db.deleteFrom('bookings').execute();
});

const list = async () =>
  (await site.get<Enquiry[]>('/booking', { as: staff })).body.data.map((one) => one._id);
const loggedOf = async (id: string) => {
  const rows = await site.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute();
  return rows.map(({ action }) => action);
};
const stored = () => site.db.selectFrom('bookings').selectAll().execute();

test('staff read everybody’s enquiries, the newest first §7.25', async () => {
  const older = await makeEnquiry(site.db, { created_at: '2026-11-18T06:30:00.000Z' });
  const newer = await makeEnquiry(site.db, { created_at: '2026-11-19T06:30:00.000Z', status: 'contacted' });
  const { status, body } = await site.get<Enquiry[]>('/booking', { as: staff });
  expect(status).toBe(200);
  expect(body.data.map((enquiry) => enquiry._id)).toEqual([newer.id, older.id]);
  expect(body.data[0]).toEqual({
    ...NOTHING_SAID,
    _id: newer.id,
    reference: newer.reference,
    userId: newer.user_id,
    userEmail: newer.user_email,
    tourName: newer.tour_name,
    fullName: newer.full_name,
    phone: newer.phone,
    phoneTyped: '',
    guestSize: newer.guest_size,
    bookAt: newer.book_at,
    askedPrice: null,
    status: 'contacted',
    createdAt: newer.created_at,
  });
  expect(body.nextCursor).toBeNull();
});

test('pages hold every enquiry once, also when all came at the same moment', async () => {
  for (let number = 0; number < 7; number += 1) await makeEnquiry(site.db, { created_at: NOON });
  const pages = await readPages<Enquiry>(site, '/booking', { limit: 3, as: staff });
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  expect(pages.flat().map((enquiry) => enquiry._id)).toEqual(await list());
});

test('an enquiry that comes between two pages moves nothing', async () => {
  const old = [];
  for (let day = 1; day <= 4; day += 1) {
    old.unshift((await makeEnquiry(site.db, { created_at: `2026-11-0${day}T00:00:00.000Z` })).id);
  }
  const first = await site.get<Enquiry[]>('/booking?limit=2', { as: staff });
  await makeEnquiry(site.db, { created_at: NOON });
  const second = await site.get<Enquiry[]>(`/booking?limit=2&cursor=${first.body.nextCursor}`, { as: staff });
  expect([...first.body.data, ...second.body.data].map((enquiry) => enquiry._id)).toEqual(old);
});

test('a wrong limit and a cursor of no list are refused by name', async () => {
  expect(Object.keys((await site.get('/booking?limit=-1', { as: staff })).body.fields)).toEqual(['limit']);
  expect(Object.keys((await site.get('/booking?cursor=%00', { as: staff })).body.fields)).toEqual(['cursor']);
});

test('staff move an enquiry to the bin: it leaves the list and stays stored §7.26', async () => {
  const binned = await makeEnquiry(site.db);
  const other = await makeEnquiry(site.db);
  const { status, body } = await site.delete(`/booking/${binned.id}`, { as: staff });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: 'Enquiry moved to the bin' });
  expect(await list()).toEqual([other.id]);
  expect((await stored()).find((row) => row.id === binned.id)).toEqual({ ...binned, deleted_at: NOON });
});

test('what is in the bin already is moved there once, and its time runs from the first move', async () => {
  const { id } = await makeEnquiry(site.db);
  await site.delete(`/booking/${id}`, { as: staff });
  site.setClock('2026-11-25T06:30:00.000Z');
  staff = await site.signIn(admin);
  const again = await site.delete(`/booking/${id}`, { as: staff });
  expect(again.status).toBe(200);
  expect((await stored())[0]?.deleted_at).toBe(NOON);
  expect(await loggedOf(id)).toEqual(['booking.bin']);
});

test('within 30 days staff bring an enquiry back as it was', async () => {
  const enquiry = await makeEnquiry(site.db, { deleted_at: NOON, status: 'confirmed' });
  site.setClock(IN_TIME);
  staff = await site.signIn(admin);
  const { status, body } = await site.post<Enquiry>(`/booking/${enquiry.id}/restore`, { as: staff });
  expect(status).toBe(200);
  expect(body.message).toBe('Enquiry restored');
  expect(body.data).toMatchObject({ _id: enquiry.id, status: 'confirmed', createdAt: enquiry.created_at });
  expect(await stored()).toEqual([{ ...enquiry, deleted_at: null }]);
  expect(await list()).toEqual([enquiry.id]);
});

test('after 30 days nothing comes back', async () => {
  const { id } = await makeEnquiry(site.db, { deleted_at: NOON });
  site.setClock(TOO_LATE);
  staff = await site.signIn(admin);
  expect((await site.post(`/booking/${id}/restore`, { as: staff })).status).toBe(404);
  expect((await stored())[0]?.deleted_at).toBe(NOON);
});

test('what is back already is brought back once, as when the first answer was lost', async () => {
  const { id } = await makeEnquiry(site.db, { deleted_at: NOON });
  for (let time = 1; time <= 2; time += 1) {
    const { status, body } = await site.post<Enquiry>(`/booking/${id}/restore`, { as: staff });
    expect(status).toBe(200);
    expect(body.data._id).toBe(id);
  }
  expect(await list()).toEqual([id]);
  expect(await loggedOf(id)).toEqual(['booking.restore']);
});

test('of an enquiry that was merged into another, the answer says where the work goes on', async () => {
  const survivor = await makeEnquiry(site.db);
  const merged = await makeEnquiry(site.db, { deleted_at: NOON, merged_into: survivor.id });
  for (const answer of [
    await site.delete(`/booking/${merged.id}`, { as: staff }),
    await site.post(`/booking/${merged.id}/restore`, { as: staff }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain(survivor.reference);
  }
  expect(await loggedOf(merged.id)).toEqual([]);
});

test('an enquiry that is not there cannot be restored', async () => {
  await makeEnquiry(site.db);
  for (const unknown of ['01939d1c-0000-7000-8000-000000000000', '%00']) {
    const { status, body } = await site.post(`/booking/${unknown}/restore`, { as: staff });
    expect(status).toBe(404);
    expect(body.message).toBe('This enquiry was not found.');
  }
});

test.each(['01939d1c-0000-7000-8000-000000000000', 'nonsense', '%00'])(
  'the enquiry %s is not found',
  async (id) => {
    await makeEnquiry(site.db);
    expect((await site.delete(`/booking/${id}`, { as: staff })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  },
);

test('the bin is emptied of what has been there for 30 days, and of nothing else', async () => {
  await makeEnquiry(site.db, { deleted_at: NOON });
  const later = await makeEnquiry(site.db, { deleted_at: '2026-11-20T06:30:00.001Z' });
  const other = await makeEnquiry(site.db, { created_at: '2020-01-01T00:00:00.000Z' });
  await emptyBin(site.db, new Date(TOO_LATE));
  expect((await stored()).map((row) => row.id).sort()).toEqual([later.id, other.id].sort());
});

test('enquiries outlive the account of their sender', async () => {
  const traveller = await makeUser(site.db, { email: 'leaver@example.com' });
  const enquiry = await makeEnquiry(site.db, { user_id: traveller.id, user_email: traveller.email });
  expect((await site.delete(`/users/${traveller.id}`, { as: staff })).status).toBe(200);
  const { body } = await site.get<Enquiry[]>('/booking', { as: staff });
  expect(body.data).toMatchObject([{ _id: enquiry.id, userId: null, userEmail: 'leaver@example.com' }]);
});
