// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeReview, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;
let as: string;
let userId: string;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock();
  await site.db.deleteFrom('tours').execute();
  const user = await makeUser(site.db);
  userId = user.id;
  as = await site.signIn(user);
});

async function savedBy(token: string): Promise<string[]> {
  const { status, body } = await site.get<TourSummary[]>('/saved-tours', { as: token });
  expect(status).toBe(200);
  return body.data.map((tour) => tour._id);
}

async function rowsOf(user: string) {
  return site.db.selectFrom('saved_tours').selectAll().where('user_id', '=', user).execute();
}

test('nothing is saved at first', async () => {
  expect(await savedBy(as)).toEqual([]);
});

test('a saved tour is listed as the tour list has it', async () => {
  const tour = await makeTour(site.db);
  await makeReview(site.db, { tour_id: tour.id, rating: 5 });
  const saved = await site.put(`/saved-tours/${tour.id}`, { as });
  expect(saved.status).toBe(200);
  const [own, all] = await Promise.all([
    site.get<TourSummary[]>('/saved-tours', { as }),
    site.get<TourSummary[]>('/tours'),
  ]);
  expect(own.body.data).toEqual(all.body.data);
});

test('saving twice keeps one row, and taking out twice is fine', async () => {
  const tour = await makeTour(site.db);
  for (let time = 0; time < 2; time += 1) {
    expect((await site.put(`/saved-tours/${tour.id}`, { as })).status).toBe(200);
  }
  expect(await rowsOf(userId)).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) {
    expect((await site.delete(`/saved-tours/${tour.id}`, { as })).status).toBe(200);
  }
  expect(await rowsOf(userId)).toHaveLength(0);
});

test('the last one saved comes first', async () => {
  const [older, newer] = [await makeTour(site.db), await makeTour(site.db)];
  site.setClock('2026-11-20T06:00:00.000Z');
  await site.put(`/saved-tours/${newer.id}`, { as });
  site.setClock('2026-11-20T06:00:01.000Z');
  await site.put(`/saved-tours/${older.id}`, { as });
  expect(await savedBy(as)).toEqual([older.id, newer.id]);
});

test('a tour can be saved by its slug', async () => {
  const tour = await makeTour(site.db, { title: 'Tiger Hill' });
  await site.put('/saved-tours/tiger-hill', { as });
  expect(await savedBy(as)).toEqual([tour.id]);
});

test('a tour that is not there cannot be saved', async () => {
  const { status, body } = await site.put('/saved-tours/nowhere', { as });
  expect(status).toBe(404);
  expect(body.message).toBe('This tour was not found.');
});

test('what one traveller saves is nobody else’s', async () => {
  const tour = await makeTour(site.db);
  const other = await site.signIn(await makeUser(site.db));
  await site.put(`/saved-tours/${tour.id}`, { as });
  expect(await savedBy(other)).toEqual([]);
  await site.delete(`/saved-tours/${tour.id}`, { as: other });
  expect(await savedBy(as)).toEqual([tour.id]);
});

test('a deleted tour is no longer saved', async () => {
  const tour = await makeTour(site.db);
  await site.put(`/saved-tours/${tour.id}`, { as });
  await site.db.deleteFrom('tours').where('id', '=', tour.id).execute();
  expect(await savedBy(as)).toEqual([]);
  expect(await rowsOf(userId)).toEqual([]);
});

test('merging adds what is missing in its order and answers all ids', async () => {
  const tours = [await makeTour(site.db), await makeTour(site.db), await makeTour(site.db)];
  const [a, b, c] = tours.map((tour) => tour.id) as [string, string, string];
  site.setClock('2026-11-20T06:00:00.000Z');
  await site.put(`/saved-tours/${b}`, { as });
  site.setClock('2026-11-20T07:00:00.000Z');
  const { status, body } = await site.post<string[]>('/saved-tours/merge', {
    as,
    body: { tourIds: [a, b, c, a, 'gone'] },
  });
  expect(status).toBe(200);
  expect(body.data).toEqual([a, c, b]);
  expect(await savedBy(as)).toEqual([a, c, b]);
  expect((await site.post<string[]>('/saved-tours/merge', { as, body: { tourIds: [] } })).body.data).toEqual(
    body.data,
  );
});

test.each([
  ['nothing', {}],
  ['no list', { tourIds: 'all' }],
  ['numbers', { tourIds: [1] }],
  ['too many', { tourIds: Array.from({ length: LIMITS.savedTours + 1 }, (_, place) => `tour-${place}`) }],
])('a merge of %s is refused and the field is named', async (_what, body) => {
  const answer = await site.post('/saved-tours/merge', { as, body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)[0]).toMatch(/^tourIds/);
});

test('there is room for 200 tours, and the 201st is refused', async () => {
  const ids: string[] = [];
  for (let number = 0; number < LIMITS.savedTours + 1; number += 1) ids.push((await makeTour(site.db)).id);
  const last = ids.pop() ?? '';
  await site.post('/saved-tours/merge', { as, body: { tourIds: ids } });
  const { status, body } = await site.put(`/saved-tours/${last}`, { as });
  expect(status).toBe(409);
  expect(body.message).toBe('At most 200 tours can be saved.');
  expect((await site.put(`/saved-tours/${ids[0]}`, { as })).status).toBe(200);
  await site.post('/saved-tours/merge', { as, body: { tourIds: [last] } });
  expect(await rowsOf(userId)).toHaveLength(LIMITS.savedTours);
});

test('saving does not empty the page cache: no public page shows it', async () => {
  const tour = await makeTour(site.db);
  const before = site.siteChanges();
  await site.put(`/saved-tours/${tour.id}`, { as });
  expect(site.siteChanges()).toBe(before);
});
