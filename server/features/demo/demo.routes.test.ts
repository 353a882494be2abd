// @module-tag dialect
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../../contracts/demo/demo.contract.ts';
import { makeOwner, makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { seedDatabase } from '../../seed-database.ts';
import { loadSettings } from '../settings/settings.queries.ts';
import { removeOldDemo } from './remove-old-demo.ts';

const DAY = 86_400_000;
let site: TestApp;
let owner: string;

beforeEach(async () => {
  site = await buildTestApp();
  await seedDatabase(site.db, 'demo', new Date());
  owner = await site.signIn(await makeOwner(site.db));
});
afterEach(() => site.close());

const demo = async () => (await site.get<Demo>('/manage/demo', { as: owner })).body.data;
const take = () => site.post<Demo>('/manage/demo/removal', { as: owner });
const back = () => site.post<Demo>('/manage/demo/return', { as: owner });
const PUBLIC = ['/tours', '/places', '/roads', '/team', '/reviews/highlights', '/content/about', '/settings'];
const shown = () => Promise.all(PUBLIC.map(async (path) => JSON.stringify((await site.get(path)).body.data)));
const firstTour = () => site.db.selectFrom('tours').selectAll().orderBy('id').executeTakeFirstOrThrow();

test('the whole demo goes at one press, and comes back as it was', async () => {
  const before = await shown();
  const there = await demo();
  expect(there.unchanged).toMatchObject({ tour: expect.any(Number), page: expect.any(Number) });
  expect(there.theirs).toEqual({});
  const { body, status } = await take();
  expect([status, body.data.unchanged, body.data.removed]).toEqual([200, {}, there.unchanged]);
  const [tours, places, roads, team, reviews, about, settings] = await shown();
  expect([tours, places, roads, team, reviews].map((list) => JSON.parse(list ?? ''))).toEqual([
    ...[[], [], [], [], expect.anything()],
  ]);
  expect(about).not.toBe(before[5]);
  expect(settings).not.toContain('Teesta Trails');
  expect((await take()).status).toBe(409);

  expect((await back()).body.data).toMatchObject({ unchanged: there.unchanged, removedAt: null });
  expect(await shown()).toEqual(before);
});

test('what staff have changed is theirs, with what it uses; so is what they have set', async () => {
  const tour = await firstTour();
  const status = { status: 'draft', version: tour.version };
  await site.put(`/tours/${tour.id}/status`, { as: owner, body: status });
  await site.db
    .updateTable('settings')
    .set({ value: '"Kanchan Tours"', is_placeholder: 0 })
    .where('name', '=', 'agencyName')
    .execute();
  const { theirs } = await demo();
  expect(theirs).toMatchObject({ tour: 1, place: expect.any(Number) });
  await take();
  expect((await firstTour()).status).toBe('draft');
  expect(
    await site.db.selectFrom('tour_stops').select('stop_id').where('tour_id', '=', tour.id).execute(),
  ).not.toEqual([]);
  expect(await loadSettings(site.db)).toMatchObject({ agencyName: 'Kanchan Tours', phones: [] });
});

test('an enquiry for a tour of the demo stays, and keeps its tour', async () => {
  const tour = await firstTour();
  const as = await site.signIn(await makeUser(site.db));
  expect((await site.post('/booking', { as, body: enquiryBodyOf({ tourName: tour.title }) })).status).toBe(
    200,
  );
  await take();
  const asked = () => site.db.selectFrom('bookings').select('tour_id').execute();
  expect(await asked()).toEqual([{ tour_id: tour.id }]);
  await removeOldDemo(site.db, new Date(Date.now() + 31 * DAY));
  expect(await asked()).toEqual([{ tour_id: tour.id }]);
  expect(await site.db.selectFrom('tours').select('id').execute()).toEqual([{ id: tour.id }]);
});

test('after 30 days it is gone for good', async () => {
  await take();
  await removeOldDemo(site.db, new Date(Date.now() + 29 * DAY));
  expect((await demo()).removedAt).not.toBeNull();
  await removeOldDemo(site.db, new Date(Date.now() + 31 * DAY));
  expect(await site.db.selectFrom('tours').select('id').execute()).toEqual([]);
  expect((await back()).status).toBe(409);
});
