// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeAdmin, makeReview, makeTour, makeUser } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { type Db, openDatabase } from '../../../db/database.ts';
import type { TourRow } from '../../../db/schema.ts';
import { openTourCatalogue, type TourCatalogue } from './tour-catalogue.ts';

let site: TestApp;
let staff: string;
/** Another process on the same database. */
let otherDb: Db;
let other: TourCatalogue;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  otherDb = openDatabase(site.deps.config);
});
afterAll(async () => {
  await otherDb.destroy();
  await site.close();
});
beforeEach(async () => {
  await site.db.deleteFrom('tours').execute();
  other = openTourCatalogue(otherDb);
});

const listed = async (catalogue: TourCatalogue) => [...(await catalogue.read()).list('newest')];
const titleOf = (name: string) => ({ title: name, address: 'MG Marg' });

async function expectUpToDate(): Promise<void> {
  expect(await listed(other)).toEqual(await listed(openTourCatalogue(otherDb)));
}

type Write = (made: { tour: TourRow; review: { id: string } }) => Promise<{ status: number }>;
const asStaff = (body?: unknown) => ({ as: staff, body });

const WRITES: [string, Write][] = [
  ['a new tour', () => site.post('/tours', asStaff(tourBodyOf({ title: 'New' })))],
  ['a tour of another price', ({ tour }) => site.put(`/tours/${tour.id}`, asStaff(tourBodyOf()))],
  ['a tour taken back', ({ tour }) => site.put(`/tours/${tour.id}/status`, asStaff({ status: 'archived' }))],
  ['a deleted tour', ({ tour }) => site.delete(`/tours/${tour.id}`, asStaff())],
  [
    'a new review',
    async ({ tour }) => {
      const as = await site.signIn(await makeUser(site.db));
      return site.post(`/review/${tour.id}`, { as, body: { rating: 1, reviewText: 'Rain.' } });
    },
  ],
  ['a hidden review', ({ review }) => site.put(`/review/${review.id}/hidden`, { ...asStaff(), body: {} })],
  ['a deleted review', ({ review }) => site.delete(`/review/${review.id}`, asStaff())],
];

test.each(WRITES)('another process knows at once of %s', async (_what, write) => {
  const tour = await makeTour(site.db, { ...titleOf('Lake'), price: 90_000, discount_price: 90_000 });
  const review = await makeReview(site.db, { tour_id: tour.id, rating: 5 });
  await makeTour(site.db, titleOf('Train'));
  const before = await listed(other);
  expect(before).toHaveLength(2);
  expect((await write({ tour, review })).status).toBe(200);
  expect(await listed(other)).not.toEqual(before);
  await expectUpToDate();
});

test('a review written a second time counts as it is now', async () => {
  const tour = await makeTour(site.db);
  const as = await site.signIn(await makeUser(site.db));
  for (const rating of [5, 2]) {
    await site.post(`/review/${tour.id}`, { as, body: { rating, reviewText: 'Rain.' } });
    expect((await other.read()).ratingsOf(tour.id).newest).toEqual([rating]);
  }
});

test('only what changed is read again, and once for all who ask meanwhile', async () => {
  for (const name of ['Lake', 'Train', 'Cliff']) await makeTour(site.db, titleOf(name));
  const queries: string[] = [];
  const watched = openDatabase(site.deps.config).withPlugin({
    transformQuery: ({ node }) => {
      queries.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const catalogue = openTourCatalogue(watched);
  await catalogue.read();
  const tour = await makeTour(site.db, titleOf('Fourth'));
  queries.length = 0;
  await Promise.all([catalogue.read(), catalogue.read(), catalogue.read()]);
  // The choices, what changed, the one tour, its ratings.
  expect(queries).toHaveLength(4);
  expect(queries[2]).toContain(tour.id);
  await catalogue.read();
  expect(queries).toHaveLength(6);
  await watched.destroy();
});

test('a read that failed is made up for by the next', async () => {
  await makeTour(site.db, titleOf('Lake'));
  await other.read();
  await makeTour(site.db, titleOf('Train'));
  vi.spyOn(otherDb, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await expect(other.read()).rejects.toThrow('away');
  await expectUpToDate();
});
