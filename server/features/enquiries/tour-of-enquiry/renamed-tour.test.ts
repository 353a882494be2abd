// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { dayAfter } from '../../../../contracts/india-time.ts';
import type { ManagedTourRow } from '../../../../contracts/tours/manage-tours.contract.ts';
import { untilWaiting } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeEnquiry, makeTour, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf, tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { TRAVEL_DAY } from '../../../../tests/support/travel-day.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { lockEnquiries } from '../../../db/dialect/lock-rows.ts';
import type { TourRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { deleteTour } from '../../tours/tours.queries.ts';
import { reindexEnquiriesOfTour } from './reindex-enquiries-of-tour.ts';

let site: TestApp;
let staff: string;
let traveller: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'search_words', 'tours'] as const)
    await site.db.deleteFrom(table).execute();
  traveller = await site.signIn(await makeUser(site.db));
});

async function enquire(tourName: string): Promise<Enquiry> {
  const { status, body } = await site.post<Enquiry>('/booking', {
    as: traveller,
    body: enquiryBodyOf({ tourName }),
  });
  expect(status).toBe(200);
  return body.data;
}
async function rename(tour: TourRow, title: string): Promise<void> {
  const { status } = await site.put(`/tours/${tour.id}`, { as: staff, body: tourBodyOf({ title }) });
  expect(status).toBe(200);
}
const detailOf = async ({ _id }: Enquiry) =>
  (await site.get<DeskDetail>(`/manage/bookings/${_id}`, { as: staff })).body.data;
const found = async (q: string) =>
  (
    await site.get<DeskEnquiry[]>(`/manage/bookings?${new URLSearchParams({ q })}`, { as: staff })
  ).body.data.map(({ _id }) => _id);
async function enquiriesOf(tour: TourRow): Promise<number | undefined> {
  const { body } = await site.get<ManagedTourRow[]>('/manage/tours', { as: staff });
  return body.data.find(({ _id }) => _id === tour.id)?.enquiries;
}
const quietTours = async () =>
  (await site.get<Dashboard>('/dashboard', { as: staff })).body.data.quietTours.tours.map(({ _id }) => _id);

test('a renamed tour keeps its enquiries: counted, found by either name, and linked', async () => {
  const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  const sent = await enquire('Lakes of Sikkim');
  await rename(tour, 'Tsomgo and Gurudongmar');
  expect(await enquiriesOf(tour)).toBe(1);
  expect(await quietTours()).toEqual([]);
  expect(await found('Gurudongmar')).toEqual([sent._id]);
  expect(await found('Lakes')).toEqual([sent._id]);
  const { booking: enquiry, tour: linked } = await detailOf(sent);
  expect(enquiry.tourName).toBe('Lakes of Sikkim');
  expect(linked).toEqual({ title: 'Tsomgo and Gurudongmar', slug: tour.slug });
});

test('another tour that takes the old name takes none of its enquiries', async () => {
  const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  const sent = await enquire('Lakes of Sikkim');
  await rename(tour, 'Tsomgo and Gurudongmar');
  const other = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  expect([await enquiriesOf(tour), await enquiriesOf(other)]).toEqual([1, 0]);
  expect(await quietTours()).toEqual([other.id]);
  expect((await detailOf(sent)).tour?.slug).toBe(tour.slug);
});

test('what was merged into another enquiry is found by its tour’s new name there', async () => {
  const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  const first = await enquire('Dooars');
  const second = await enquire('Lakes of Sikkim');
  await site.post(`/manage/bookings/${first._id}/merge`, { as: staff, body: { otherId: second._id } });
  await rename(tour, 'Tsomgo and Gurudongmar');
  expect(await found('Gurudongmar')).toEqual([first._id]);
});

test('enquiries of a tour that was renamed before and after are likely the same trip', async () => {
  const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  const send = async (given: Record<string, unknown>) =>
    (await site.post<Enquiry>('/booking', { as: traveller, body: enquiryBodyOf(given) })).body.data;
  const sent = await send({ tourName: 'Lakes of Sikkim', fullName: 'Asha' });
  await rename(tour, 'Tsomgo and Gurudongmar');
  const later = {
    tourName: 'Tsomgo and Gurudongmar',
    fullName: 'Asha Rai',
    bookAt: dayAfter(TRAVEL_DAY, 60),
  };
  const again = await send(later);
  expect((await detailOf(sent)).duplicates.map(({ _id }) => _id)).toEqual([again._id]);
});

test('a deleted tour leaves its enquiries as they were sent, and one of its name has them again', async () => {
  const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  const sent = await enquire('Lakes of Sikkim');
  await rename(tour, 'Tsomgo and Gurudongmar');
  await site.delete(`/tours/${tour.id}`, { as: staff });
  expect(await found('Gurudongmar')).toEqual([]);
  expect(await found('Lakes')).toEqual([sent._id]);
  expect((await detailOf(sent)).tour).toBeNull();
  const again = await makeTour(site.db, { title: 'Lakes of Sikkim' });
  expect(await enquiriesOf(again)).toBe(1);
  expect((await detailOf(sent)).tour?.slug).toBe(again.slug);
});

test('an erased enquiry keeps what its tour is called today', async () => {
  const tour = await makeTour(site.db, { title: 'The tour of the Sharma family' });
  const sent = await enquire(tour.title);
  await rename(tour, 'Lakes of Sikkim');
  await site.delete('/account', { as: traveller, body: { password: PASSWORD } });
  expect((await detailOf(sent)).booking.tourName).toBe('Lakes of Sikkim');
  expect(await found('Sharma')).toEqual([]);
  expect(await enquiriesOf(tour)).toBe(1);
});

test.runIf(isOnPostgres())(
  'an enquiry that comes while its tour is renamed is found by the new name',
  async () => {
    const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
    let coming: Promise<Enquiry> | undefined;
    await runTransaction(site.db, (trx) =>
      reindexEnquiriesOfTour(trx, tour.id, async () => {
        coming = enquire('Lakes of Sikkim');
        await untilWaiting(trx, 1);
        const title = 'Tsomgo and Gurudongmar';
        await trx.updateTable('tours').set({ title }).where('id', '=', tour.id).execute();
      }),
    );
    const sent = await coming;
    expect(await found('Gurudongmar')).toEqual([sent?._id]);
  },
);

test.runIf(isOnPostgres())(
  'an enquiry that comes while its tour is deleted is taken without it',
  async () => {
    const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
    let coming: Promise<Enquiry> | undefined;
    await runTransaction(site.db, async (trx) => {
      await deleteTour(trx, tour.id);
      coming = enquire('Lakes of Sikkim');
      await untilWaiting(trx, 1);
    });
    const sent = await coming;
    expect(await found('Lakes')).toEqual([sent?._id]);
  },
);

test.runIf(isOnPostgres())(
  'a tour that is deleted waits for its enquiries in the order that all others wait in',
  async () => {
    const tour = await makeTour(site.db, { title: 'Lakes of Sikkim' });
    const first = await makeEnquiry(site.db, { user_id: null, tour_name: tour.title });
    const second = await makeEnquiry(site.db, { user_id: null, tour_name: tour.title });
    // The database would come to the first one last: it is the newest, and was written last.
    const created_at = dayAfter(first.created_at.slice(0, 10), 1);
    await site.db.updateTable('bookings').set({ created_at }).where('id', '=', first.id).execute();
    let deleting: Promise<boolean> | undefined;
    await runTransaction(site.db, async (trx) => {
      await lockEnquiries(trx, [first.id]);
      deleting = runTransaction(site.db, (other) => deleteTour(other, tour.id));
      await untilWaiting(trx, 1);
      await sql`select 1 from bookings where id = ${second.id} for update nowait`.execute(trx);
    });
    expect(await deleting).toBe(true);
  },
);
