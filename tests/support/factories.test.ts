import { afterAll, beforeAll, expect, test } from 'vitest';
import { newReference } from '../../server/features/enquiries/store/enquiry-rows.ts';
import {
  makeContactMessage,
  makeEnquiry,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
} from './factories.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('no made row has a number in what tells it from others: a test that looks for a number finds its own', async () => {
  const { db } = site;
  const user = await makeUser(db);
  const told = [
    user.username,
    user.email,
    (await makeTour(db)).title,
    (await makeReview(db)).username,
    (await makeSubscriber(db)).email,
    (await makeContactMessage(db)).name,
    (await makeEnquiry(db)).reference,
  ];
  expect(told.filter((text) => /\d/.test(text))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('made references look like real ones', async () => {
  const { reference } = await makeEnquiry(site.db);
  expect(reference.replace(/[A-Z]/g, 'X')).toBe(newReference().replace(/[A-Z0-9]/g, 'X'));
});

test('a made enquiry has the words, the history and the tour that a sent one has', async () => {
  const tour = await makeTour(site.db);
  const enquiry = await makeEnquiry(site.db, { tour_name: tour.title });
  expect(enquiry.tour_id).toBe(tour.id);
  const events = await site.db.selectFrom('booking_events').selectAll().execute();
  expect(events.filter(({ booking_id }) => booking_id === enquiry.id)).toMatchObject([{ kind: 'received' }]);
  const found = await site.db
    .selectFrom('search_words')
    .select('word')
    .where('subject_id', '=', enquiry.id)
    .execute();
  expect(found.map(({ word }) => word)).toContain(enquiry.reference.split('-')[1]?.toLowerCase());
});
