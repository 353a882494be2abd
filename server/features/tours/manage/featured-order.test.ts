// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeaturedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { askMeanwhile } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeTour } from '../../../../tests/support/factories.ts';
import { readPages } from '../../../../tests/support/read-pages.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { orderFeatured } from './manage-tours.routes.ts';

const PATH = '/manage/featured-tours';
let site: TestApp;
let staff: string;
let ids: string[];

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('tours').execute();
  ids = [];
  for (const title of ['Lake', 'Ridge', 'Train'])
    ids.unshift((await makeTour(site.db, { title, featured: 1 })).id);
  await makeTour(site.db, { title: 'Plain' });
  await makeTour(site.db, { title: 'Draft', featured: 1, status: 'draft' });
});

const order = (given: string[], from: string[]) => site.put(PATH, { as: staff, body: { ids: given, from } });
const shown = async () =>
  (await site.get<TourSummary[]>('/tours?featured=true')).body.data.map(({ title }) => title);
const listed = async () =>
  (await site.get<FeaturedTour[]>(PATH, { as: staff })).body.data.map(({ title }) => title);

test('featured tours stand as staff put them, on the site as in their list, and that is taken back', async () => {
  expect(await shown()).toEqual(['Train', 'Ridge', 'Lake']);
  const before = site.siteChanges();
  const moved = [ids[2], ids[0], ids[1]] as string[];
  expect((await order(moved, ids)).status).toBe(200);
  expect(site.siteChanges()).toBe(before + 1);
  expect(await listed()).toEqual(['Lake', 'Train', 'Ridge']);
  expect(await shown()).toEqual(['Lake', 'Train', 'Ridge']);
  const pages = await readPages<TourSummary>(site, '/tours', { limit: 1, query: '&featured=true' });
  expect(pages.flat().map(({ title }) => title)).toEqual(['Lake', 'Train', 'Ridge']);
  expect((await site.get<TourSummary[]>('/tours')).body.data[0]?.title).toBe('Plain');
  await order(ids, moved);
  expect(await shown()).toEqual(['Train', 'Ridge', 'Lake']);
  const entry = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'tour.order', subject_label: 'Featured tours' });
});

test('a tour that is featured again stands first, and has forgotten where it stood', async () => {
  await order(ids.toReversed(), ids);
  const [train = ''] = ids;
  const save = (featured: boolean) =>
    site.put(`/tours/${train}`, { as: staff, body: tourBodyOf({ title: 'Train', featured }) });
  await save(false);
  expect(await shown()).toEqual(['Lake', 'Ridge']);
  await save(true);
  expect(await shown()).toEqual(['Train', 'Lake', 'Ridge']);
});

test('an order that a colleague has changed is not overwritten; one that lacks a tour is none', async () => {
  const moved = ids.toReversed();
  await order(moved, ids);
  expect((await order([ids[1], ids[0], ids[2]] as string[], ids)).status).toBe(409);
  const lacking = await order(moved.slice(1), moved);
  expect(lacking.status).toBe(400);
  expect(lacking.body.fields).toEqual({ ids: 'Give each featured tour once, and no other.' });
  expect((await order([...moved.slice(1), moved[1] as string], moved)).status).toBe(400);
  expect(await shown()).toEqual(['Lake', 'Ridge', 'Train']);
});

if (isOnPostgres())
  test('of two orders at one moment the second finds that the first was faster', async () => {
    const actor = await makeAdmin(site.db);
    const first = { ids: ids.toReversed(), from: ids };
    const [late] = await askMeanwhile(
      site.db,
      (trx) => orderFeatured(trx, first, { actor, now: new Date() }),
      [() => order([ids[1], ids[0], ids[2]] as string[], ids)],
    );
    expect(late?.status).toBe(409);
    expect(await shown()).toEqual(['Lake', 'Ridge', 'Train']);
  });
