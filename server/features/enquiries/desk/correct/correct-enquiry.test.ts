import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type { Enquiry } from '../../../../../contracts/enquiries/enquiries.contract.ts';
import type { EnquiryFacts } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { makeAdmin, makeEnquiry, makeTour, makeUser } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';
import { runTransaction } from '../../../../db/transaction.ts';
import { eraseEnquiriesOf } from '../../erase-enquiries.ts';
import { presentFacts } from '../../store/facts.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let traveller: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  traveller = await makeUser(site.db);
});
afterAll(() => site.close());

const make = (given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, { created_at: NOW, user_id: traveller.id, book_at: '2027-04-12', ...given });
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;
const correct = (row: BookingRow, to: Partial<EnquiryFacts>, seen = presentFacts(row)) =>
  site.put<{ undoId: string | null }>(`/manage/bookings/${row.id}/facts`, {
    as,
    body: { ...seen, ...to, seen },
  });
const undo = (id: string | null) => site.post(`/manage/bookings/changes/${id}/undo`, { as });
const found = async (q: string) =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings?q=${q}`, { as })).body.data.map(({ _id }) => _id);

test('staff correct everything that an enquiry says, and take it back; what it said first stays', async () => {
  const row = await make();
  const tour = await makeTour(site.db, { title: 'Ridge of Singalila', city: 'Darjeeling' });
  const to = {
    ...{ fullName: 'Bina Rai', phone: '98765 43210', userEmail: 'bina@example.com' },
    ...{ tourName: tour.title, guestSize: 5, bookAt: '2027-05-01' },
  };
  const { status, body } = await correct(row, to);
  expect(status).toBe(200);
  expect(await rowOf(row.id)).toMatchObject({
    ...{ full_name: 'Bina Rai', phone: '+919876543210', user_email: 'bina@example.com', guest_size: 5 },
    ...{ book_at: '2027-05-01', tour_name: tour.title, tour_id: tour.id, destination: 'Darjeeling' },
  });
  expect([await found('Bina'), await found('9876543210'), await found('Singalila')]).toEqual([
    [row.id],
    [row.id],
    [row.id],
  ]);
  const { firstWish, events } = await detailOf(row.id);
  expect(firstWish).toEqual(presentFacts(row));
  expect(events[0]).toMatchObject({ kind: 'corrected', by: 'Dolma' });
  expect(events[0]).toHaveProperty(
    'facts',
    expect.arrayContaining([{ fact: 'guestSize', from: '2', to: '5' }]),
  );
  const own = await site.get<Enquiry[]>('/booking/mine', { as: await site.signIn(traveller) });
  expect(own.body.data[0]).toMatchObject({ bookAt: '2027-05-01', guestSize: 5 });
  // The log says what changed; of a traveller's words and numbers, not how.
  const log = JSON.stringify(await site.db.selectFrom('audit_log').selectAll().execute());
  expect([log.includes('2027-05-01'), log.includes('9876543210'), log.includes('Bina')]).toEqual([
    true,
    false,
    false,
  ]);

  expect((await undo(body.data.undoId)).status).toBe(200);
  expect(await rowOf(row.id)).toEqual({ ...row, first_wish: JSON.stringify(presentFacts(row)) });
  expect([await found('Bina'), await found(row.reference)]).toEqual([[], [row.id]]);
});

test('a date may become open, and a day again', async () => {
  const row = await make();
  const words = await correct(row, { bookAt: '', travelWords: 'After the exams' });
  expect(words.status).toBe(200);
  const open = await rowOf(row.id);
  expect(open).toMatchObject({ book_at: null, travel_words: 'After the exams' });
  const calendar = await site.get(`/booking/${row.id}/calendar`, { as: await site.signIn(traveller) });
  expect(calendar.status).toBe(409);
  await correct(open, { bookAt: '2027-06-01', travelWords: '' });
  expect(await rowOf(row.id)).toMatchObject({ book_at: '2027-06-01', travel_words: null });
});

test('what a colleague corrected meanwhile is not lost: it is named with both values', async () => {
  const row = await make({ user_email: 'asha@example.com' });
  await correct(row, { bookAt: '2027-05-01' });
  const mine = await correct(row, { bookAt: '2027-05-09', guestSize: 4 });
  expect(mine.status).toBe(409);
  expect(mine.body.fields).toEqual({
    bookAt:
      'Somebody else has changed the travel date to 1 May 2027 since you opened this. Yours: 9 May 2027.',
  });
  expect(await rowOf(row.id)).toMatchObject({ book_at: '2027-05-01', guest_size: 2 });
  // What they did not touch is no conflict, and what both want is none either.
  expect((await correct(row, { guestSize: 4 })).status).toBe(200);
  const same = await correct(row, { bookAt: '2027-05-01' });
  expect([same.status, same.body.data.undoId]).toEqual([200, null]);
  expect(await rowOf(row.id)).toMatchObject({ book_at: '2027-05-01', guest_size: 4 });
});

test('an address that nobody would take today stands in nobody’s way', async () => {
  const row = await make({ user_email: 'asha.@example.com' });
  expect((await correct(row, { guestSize: 3 })).status).toBe(200);
  expect(await rowOf(row.id)).toMatchObject({ guest_size: 3, user_email: 'asha.@example.com' });
});

test.each([
  [{ phone: 'none' }, { phone: 'Enter a phone number with 7 to 15 digits.' }],
  [{ bookAt: '' }, { bookAt: 'Choose a day, or say in words when.' }],
  [{ travelWords: 'March' }, { bookAt: 'Choose a day, or say in words when, not both.' }],
  [{ bookAt: '2026-11-01' }, { bookAt: 'Choose the day the enquiry came, or a later one.' }],
  [{ userEmail: 'asha.@example.com' }, { userEmail: 'An email address has no dot right before the @.' }],
])('%j is no correction', async (to, fields) => {
  const answer = await correct(await make(), to);
  expect([answer.status, answer.body.fields]).toEqual([400, fields]);
});

test('an erasure takes what it said before along, and nothing can be brought back', async () => {
  const row = await make({ full_name: 'Zyxasha' });
  const { body } = await correct(row, { fullName: 'Zyxbina', bookAt: '', travelWords: 'after zyxexams' });
  await site.put(`/manage/bookings/${row.id}/next-action`, {
    as,
    body: { on: '2026-11-25', words: 'Call zyxasha' },
  });
  const whose = { userId: traveller.id, provedEmail: undefined };
  await runTransaction(site.db, (trx) => eraseEnquiriesOf(trx, whose, new Date(NOW)));
  expect((await undo(body.data.undoId)).status).toBe(409);
  for (const table of ['bookings', 'booking_events', 'booking_changes', 'audit_log', 'search_words'] as const)
    expect(JSON.stringify(await site.db.selectFrom(table).selectAll().execute()).toLowerCase()).not.toContain(
      'zyx',
    );
});
