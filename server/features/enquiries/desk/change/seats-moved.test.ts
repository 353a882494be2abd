// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type {
  Changed,
  Merged,
  RestoredEnquiry,
  Undone,
} from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';

const DAY = '2027-04-22';
const ASKED = { status: 409, body: { code: 'asks_first' } };
let site: TestApp;
let admin: UserRow;
let as: string;
let tour: ManagedTour;
beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db);
  site.setClock('2027-01-10T06:30:00.000Z');
  as = await site.signIn(admin);
  const departures = [{ day: DAY, seats: 6 }];
  const body = tourBodyOf({ title: 'Dzongu in three days', departures });
  tour = (await site.post<ManagedTour>('/tours', { as, body })).body.data;
});
afterAll(() => site.close());
let made = 0;
beforeEach(async () => {
  made = 0;
  await site.db.deleteFrom('bookings').execute();
});

/** Each a day after the one before: the first is the eldest. */
function make(given: Partial<BookingRow> = {}): Promise<BookingRow> {
  made += 1;
  return makeEnquiry(site.db, {
    ...{ tour_id: tour._id, tour_name: tour.title, book_at: DAY, status: 'contacted', guest_size: 3 },
    ...{ created_at: `2027-01-0${made}T06:30:00.000Z`, ...given },
  });
}
const confirmed = (guest_size: number | null, given: Partial<BookingRow> = {}) =>
  make({ ...{ status: 'confirmed', guest_size }, ...given });
const setStatus = ({ id, status: from }: Pick<BookingRow, 'id' | 'status'>, to: EnquiryStatus) =>
  site.put<Changed>(`/manage/bookings/${id}/status`, { as, body: { from, to } });
const undo = async (id: string | null) =>
  (await site.post<Undone>(`/manage/bookings/changes/${id}/undo`, { as })).body.data;

/** What differs holds as the other has it. */
function merge(enquiry: BookingRow, other: BookingRow, isMeant?: boolean) {
  const wishes = ['party', 'name', 'phone', 'email', 'date', 'tour', 'message'];
  const holds = Object.fromEntries(wishes.map((wish) => [wish, other.id]));
  const body = { otherId: other.id, holds, isMeant };
  return site.post<Merged>(`/manage/bookings/${enquiry.id}/merge`, { as, body });
}

const tooMany = (taken: number) => ({
  departure: `${tour._id} ${DAY}`,
  text: `Dzongu in three days on 22 Apr 2027 has no seat left: ${taken} of 6 are taken.`,
});

test('what is taken back is never refused, and says what is too much then', async () => {
  const enquiry = await confirmed(4);
  const cancelled = (await setStatus(enquiry, 'cancelled')).body.data;
  const other = await confirmed(4);
  expect(await undo(cancelled.undoId)).toMatchObject({ restored: 1, over: [tooMany(8)] });
  // Of what changes no seat it is not said once more.
  const owner = { ownerId: admin.id, seen: null };
  const given = await site.put<Changed>(`/manage/bookings/${enquiry.id}/owner`, { as, body: owner });
  expect(await undo(given.body.data.undoId)).toMatchObject({ restored: 1, over: [] });
  await site.delete(`/booking/${other.id}`, { as });
  const back = await site.post<RestoredEnquiry>(`/booking/${other.id}/restore`, { as });
  expect(back.body).toMatchObject({ message: 'Enquiry restored', data: { over: [tooMany(8)] } });
  const body = { otherId: other.id };
  const merged = await site.post<Merged>(`/manage/bookings/${enquiry.id}/merge`, { as, body });
  expect(await undo(merged.body.data.undoId)).toMatchObject({ restored: 1, over: [tooMany(8)] });
});

test('parted from one that was merged itself, what is too much by the last of the line is said', async () => {
  const [root, middle] = [await confirmed(null), await make({ guest_size: 5 })];
  const inner = await merge(middle, await make({ guest_size: 2 }));
  expect(await merge(root, middle)).toMatchObject({ status: 200 });
  await confirmed(4);
  expect(await undo(inner.body.data.undoId)).toMatchObject({ restored: 1, over: [tooMany(9)] });
});

test('a merge by which an enquiry with a seat comes to need more asks first', async () => {
  await confirmed(4);
  const [enquiry, other] = [await confirmed(2), await make()];
  expect(await merge(enquiry, other)).toMatchObject(ASKED);
  expect(await merge(enquiry, other, true)).toMatchObject({ status: 200 });
});

test('a merge by which a departure has no more people than before is not asked about', async () => {
  await confirmed(7);
  const [fewer, namesake, twice] = [await confirmed(4), await confirmed(3, { tour_id: null }), await make()];
  expect(await merge(fewer, await make())).toMatchObject({ status: 200 });
  expect(await merge(namesake, await make())).toMatchObject({ status: 200 });
  expect(await merge(twice, await confirmed(3))).toMatchObject({ status: 200 });
});

test('that nobody knows any more how many have seats is asked about', async () => {
  const enquiry = await confirmed(3);
  expect(await merge(enquiry, await make({ guest_size: null, child_ages: '4 and 8' }))).toMatchObject(ASKED);
});

test('fewer people, or the same after the trip, are not asked about where there are too many', async () => {
  await confirmed(7);
  const enquiry = await confirmed(4);
  const { booking: shown } = (await site.get<DeskDetail>(`/manage/bookings/${enquiry.id}`, { as })).body.data;
  const { fullName, phone, userEmail, tourName, guestSize, bookAt } = shown;
  const seen = { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords: '' };
  const fewer = await site.put(`/manage/bookings/${enquiry.id}/facts`, {
    as,
    body: { ...seen, guestSize: 3, seen },
  });
  expect(fewer).toMatchObject({ status: 200 });
  expect(await setStatus(await make({ status: 'completed' }), 'confirmed')).toMatchObject({ status: 200 });
});
