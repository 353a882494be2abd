// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type { Changed, Matching } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';

const DAY = '2027-04-22';
let site: TestApp;
let admin: UserRow;
let as: string;
let tour: ManagedTour;
beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db);
  await goTo('2027-01-10T06:30:00.000Z');
  const days = { duration: '3 days / 2 nights', title: 'Dzongu in three days' };
  const departures = [{ day: DAY, seats: 6 }];
  tour = (await site.post<ManagedTour>('/tours', { as, body: tourBodyOf({ ...days, departures }) })).body
    .data;
});
afterAll(() => site.close());
beforeEach(async () => {
  await goTo('2027-01-10T06:30:00.000Z');
  await site.db.deleteFrom('bookings').execute();
});

async function goTo(moment: string) {
  site.setClock(moment);
  as = await site.signIn(admin);
}

const make = (given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, {
    ...{ tour_id: tour._id, tour_name: tour.title, book_at: DAY, status: 'contacted', guest_size: 3 },
    ...given,
  });
const setStatus = (
  { id, status: from }: Pick<BookingRow, 'id' | 'status'>,
  to: EnquiryStatus,
  isMeant?: boolean,
) => site.put<Changed>(`/manage/bookings/${id}/status`, { as, body: { from, to, isMeant } });
const statusOf = async ({ id }: Pick<BookingRow, 'id'>) =>
  (await site.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

test('confirming more than a departure holds asks first, and says how many seats are left', async () => {
  await make({ status: 'confirmed', guest_size: 4 });
  const fits = await make({ guest_size: 2 });
  const tooMany = await make({ reference: 'TT-MANY1' });
  const asked = await setStatus(tooMany, 'confirmed');
  expect(asked).toMatchObject({ status: 409, body: { code: 'asks_first' } });
  expect(asked.body).toMatchObject({
    message:
      'Dzongu in three days on 22 Apr 2027 has 2 of 6 seats left. 3 people are to be confirmed: TT-MANY1.',
  });
  expect(await statusOf(tooMany)).toBe('contacted');
  expect(await setStatus(fits, 'confirmed')).toMatchObject({ status: 200 });
  expect((await setStatus(tooMany, 'confirmed')).body).toMatchObject({
    message:
      'Dzongu in three days on 22 Apr 2027 has no seat left: 6 of 6 are taken. 3 people are to be confirmed: TT-MANY1.',
  });
  expect(await setStatus(tooMany, 'confirmed', true)).toMatchObject({ status: 200 });
  expect(await statusOf(tooMany)).toBe('confirmed');
});

test('many that together need more seats than are left are asked about, and none is changed until it is meant', async () => {
  const chosen = [await make(), await make(), await make()];
  const seen = chosen.map(({ id: _id, status }) => ({ _id, status }));
  const change = { kind: 'status', to: 'confirmed' };
  const ask = (isMeant?: boolean) =>
    site.post<Changed>('/manage/bookings/changes', { as, body: { bookings: seen, change, isMeant } });
  const asked = await ask();
  expect(asked).toMatchObject({ status: 409, body: { code: 'asks_first' } });
  expect(asked.body).toMatchObject({ message: expect.stringContaining('9 people are to be confirmed') });
  expect(await Promise.all(chosen.map(statusOf))).toEqual(['contacted', 'contacted', 'contacted']);
  expect((await ask(true)).body.data).toMatchObject({ changed: 3, skipped: [] });
});

test('all that match are asked about in the same way', async () => {
  for (let made = 0; made < 3; made += 1) await make();
  const { at: seenAt, mark: seenMark } = (await site.get<Matching>('/manage/bookings/matching', { as })).body
    .data;
  const body = { filter: {}, change: { kind: 'status', to: 'confirmed' }, seenAt, seenMark };
  const path = '/manage/bookings/changes/matching';
  expect(await site.post(path, { as, body })).toMatchObject({ status: 409, body: { code: 'asks_first' } });
  const done = await site.post<Changed>(path, { as, body: { ...body, isMeant: true } });
  expect(done.body.data.changed).toBe(3);
});

test('an enquiry that has a seat and comes to need more, or on another day, is asked about', async () => {
  await make({ status: 'confirmed', guest_size: 4 });
  const enquiry = await make({ status: 'confirmed', guest_size: 2 });
  const { booking: shown } = (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data;
  const { fullName, phone, userEmail, tourName, guestSize, bookAt } = shown;
  const seen = { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords: '' };
  const correct = (given: object) =>
    site.put(`/manage/bookings/${enquiry.id}/facts`, { as, body: { ...seen, ...given, seen } });
  expect(await correct({ guestSize: 3 })).toMatchObject({ status: 409, body: { code: 'asks_first' } });
  expect(await correct({ guestSize: 3, fullName: 'Asha Rai', isMeant: true })).toMatchObject({ status: 200 });
});

test('an enquiry says how many seats of its departure are taken, and what is too much as it is', async () => {
  const enquiry = await make();
  const departure = async () =>
    (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data.departure;
  expect(await departure()).toEqual({ day: DAY, seats: 6, taken: 0 });
  await make({ status: 'confirmed', guest_size: 28 });
  expect(await departure()).toEqual({ day: DAY, seats: 6, taken: 28 });
  await site.db.updateTable('bookings').set({ book_at: '2027-04-23' }).where('id', '=', enquiry.id).execute();
  expect(await departure()).toBeNull();
});

test('of two who confirm for the last seats at the same moment the second is asked', async () => {
  const [one, other] = [await make({ guest_size: 4 }), await make({ guest_size: 4 })];
  const answers = await Promise.all([setStatus(one, 'confirmed'), setStatus(other, 'confirmed')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('completing a trip before its last day is over asks first', async () => {
  const enquiry = await make({ status: 'confirmed', reference: 'TT-AWAY1' });
  // 24 April is the last of its three days; by the clocks of London it is still the 23rd.
  await goTo('2027-04-23T20:00:00.000Z');
  const asked = await setStatus(enquiry, 'completed');
  expect(asked).toMatchObject({ status: 409, body: { code: 'asks_first' } });
  expect(asked.body).toMatchObject({ message: 'The last day of the trip is 24 Apr 2027: TT-AWAY1.' });
  expect(await setStatus(enquiry, 'completed', true)).toMatchObject({ status: 200 });
  const over = await make({ status: 'confirmed' });
  await goTo('2027-04-24T18:30:00.000Z');
  expect(await setStatus(over, 'completed')).toMatchObject({ status: 200 });
  const open = await make({ status: 'confirmed', book_at: null, travel_words: 'After Diwali' });
  expect(await setStatus(open, 'completed')).toMatchObject({ status: 200 });
});
