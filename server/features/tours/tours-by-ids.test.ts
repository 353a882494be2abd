import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('tours asked for by their ids come in that order, once each, without those that are gone', async () => {
  const first = await makeTour(site.db);
  const second = await makeTour(site.db);
  await makeTour(site.db);
  await makeReview(site.db, { tour_id: second.id, rating: 5 });
  const ids = [second.id, 'gone', first.id, second.id, ''].join(',');
  const { status, body } = await site.get<TourSummary[]>(`/tours?ids=${ids}`);
  expect(status).toBe(200);
  expect(body.data.map((tour) => tour._id)).toEqual([second.id, first.id]);
  expect(body.data[0]?.avgRating).toBe(5);
  expect(body.nextCursor).toBeNull();
});

test('no ids are no tours', async () => {
  const { status, body } = await site.get<TourSummary[]>('/tours?ids=');
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
});

test.each([
  ['more than 200', Array.from({ length: 201 }, (_, number) => `tour-${number}`).join(',')],
  ['one of 65 characters', 'a'.repeat(65)],
])('%s ids are refused', async (_what, ids) => {
  const { status, body } = await site.get(`/tours?ids=${ids}`);
  expect(status).toBe(400);
  expect(body.code).toBe('bad_input');
});
