// @module-tag dialect
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../../contracts/demo/demo.contract.ts';
import { askMeanwhile } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeOwner, makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../../db/database.ts';
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

test('a page that staff have a draft of is theirs, and keeps its words and the draft', async () => {
  const draft = { draft: '{}', version: 1, publish_at: null, updated_by: null, updated_at: '' };
  await site.db
    .insertInto('page_contents')
    .values({ key: 'about', ...draft })
    .onConflict((on) => on.column('key').doUpdateSet({ draft: '{}' }))
    .execute();
  const words = () =>
    site.db.selectFrom('page_content_versions').select('id').where('key', '=', 'about').execute();
  const before = await words();
  expect((await demo()).theirs).toEqual({ page: 1 });
  expect((await take()).body.data).toMatchObject({ unchanged: {}, theirs: { page: 1 } });
  expect(await words()).toEqual(before);
  const stored = site.db.selectFrom('page_contents').select('draft').where('key', '=', 'about');
  expect(await stored.executeTakeFirst()).toEqual({ draft: '{}' });
});

test.runIf(isOnPostgres())(
  'what a colleague saves while the demo goes is theirs, with what it uses',
  async () => {
    const { id, version } = await firstTour();
    const save = (trx: Db) =>
      trx
        .updateTable('tours')
        .set({ version: version + 1 })
        .where('id', '=', id)
        .execute();
    const [taken] = await askMeanwhile(site.db, save, [take]);
    expect(taken?.body.data.theirs).toMatchObject({ tour: 1, place: expect.any(Number) });
    expect((await firstTour()).status).toBe('published');
  },
);

test('of two presses at once, one takes the demo away', async () => {
  const pressed = await Promise.all([take(), take()]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
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
