// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { makeAdmin, makeEnquiry, makeTour } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../../db/schema.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('bookings').execute());

const make = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { created_at: NOW, ...given });
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;

const ASHA = { phone: '+919800000001', full_name: 'Asha Rai' };

test.each([
  ['the same phone and tour', { phone: '+919800000001' }, 1],
  [
    'the same email and near dates',
    { user_email: 'asha@example.com', tour_name: 'Other', book_at: '2099-04-20' },
    1,
  ],
  ['the same phone and an open date', { phone: '+919800000001', tour_name: 'Other', book_at: null }, 1],
  ['the same phone and name, for months later', { ...ASHA, tour_name: 'Other', book_at: '2099-08-01' }, 0],
  [
    'the same phone, and nothing else',
    { phone: '+919800000001', tour_name: 'Other', book_at: '2099-08-01', full_name: 'Bina' },
    0,
  ],
  ['the same phone, long ago', { phone: '+919800000001', created_at: '2026-10-01T06:30:00.000Z' }, 0],
  ['the same phone, in the bin', { phone: '+919800000001', deleted_at: NOW }, 0],
  ['another phone and email', {}, 0],
])('likely duplicates: %s', async (_what, given, expected) => {
  const enquiry = await make({ phone: '+919800000001', user_email: 'asha@example.com' });
  await make({ phone: '+919800000002', user_email: 'bina@example.com', ...given });
  expect((await detailOf(enquiry.id)).duplicates).toHaveLength(expected);
});

test('another tour of the site is another wish, however near its dates; the same tour is the same', async () => {
  const [one, other] = [
    await makeTour(site.db, { title: 'Rivers' }),
    await makeTour(site.db, { title: 'Ridges' }),
  ];
  const first = await make({ ...ASHA, tour_name: one.title });
  await make({ ...ASHA, tour_name: other.title, book_at: '2099-04-02' });
  expect((await detailOf(first.id)).duplicates).toEqual([]);
  const again = await make({ ...ASHA, tour_name: one.title, book_at: '2099-09-01' });
  expect((await detailOf(first.id)).duplicates.map(({ _id }) => _id)).toEqual([again.id]);
});
