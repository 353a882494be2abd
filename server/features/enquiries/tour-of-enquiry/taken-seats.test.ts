// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeEnquiry, makeTour } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let site: TestApp;
let tourId: string;
let title: string;
let otherId: string;
beforeAll(async () => {
  site = await buildTestApp();
  const departures = [
    { day: '2027-04-22', seats: 6 },
    { day: '2027-05-01', seats: 8 },
  ];
  const as = await site.signIn(await makeAdmin(site.db));
  const { body } = await site.post<ManagedTour>('/tours', { as, body: tourBodyOf({ departures }) });
  tourId = body.data._id;
  title = body.data.title;
  otherId = (await makeTour(site.db)).id;
});
afterAll(() => site.close());

test('a tour says how many seats of its departures confirmed enquiries have, also more than there are §T1.5', async () => {
  const taken = async () => (await site.get<TourDetail>(`/tours/${tourId}`)).body.data.takenSeats;
  expect(await taken()).toEqual([]);

  const on = { tour_id: tourId, book_at: '2027-04-22', status: 'confirmed' } as const;
  await makeEnquiry(site.db, { ...on, guest_size: 2 });
  await makeEnquiry(site.db, { ...on, guest_size: 3, status: 'completed' });
  // None of these has a seat on a day of departure.
  await makeEnquiry(site.db, { ...on, status: 'contacted' });
  await makeEnquiry(site.db, { ...on, status: 'cancelled' });
  await makeEnquiry(site.db, { ...on, tour_id: otherId });
  await makeEnquiry(site.db, { ...on, book_at: '2027-04-23' });
  await makeEnquiry(site.db, { ...on, book_at: null, travel_words: 'After Diwali' });
  await makeEnquiry(site.db, { ...on, deleted_at: new Date().toISOString() });
  expect(await taken()).toEqual([{ day: '2027-04-22', seats: 5 }]);
  await makeEnquiry(site.db, { ...on, guest_size: 9 });
  expect(await taken()).toEqual([{ day: '2027-04-22', seats: 14 }]);
  // One that knows no tour is for the one that has its name.
  await makeEnquiry(site.db, { ...on, guest_size: 1, tour_id: null, tour_name: title });
  expect(await taken()).toEqual([{ day: '2027-04-22', seats: 15 }]);
});
