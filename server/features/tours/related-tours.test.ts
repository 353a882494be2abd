import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { TourRow } from '../../db/schema.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

const make = (title: string, city: string, discount_price: number, given: Partial<TourRow> = {}) =>
  makeTour(site.db, { title, city, price: 90_000, discount_price, ...given });
const relatedTo = async (idOrSlug: string) =>
  (await site.get<TourSummary[]>(`/tours/${idOrSlug}/related`)).body.data.map(({ title }) => title);

test('tours of the same place come before those of a nearer price, and each by price', async () => {
  const lake = await make('Lake', 'Gangtok', 10_000);
  await make('Cliff', 'Bhutan', 10_100);
  await make('Far', 'Gangtok', 60_000);
  await make('Near', 'gangtok', 8_000);
  await make('Train', 'Darjeeling', 9_000);
  expect(await relatedTo(lake.id)).toEqual(['Near', 'Far', 'Cliff', 'Train']);
  expect(await relatedTo(lake.slug)).toEqual(['Near', 'Far', 'Cliff', 'Train']);
});

test('never the tour itself, nor what is not published, and four at most', async () => {
  const lake = await make('Lake', 'Gangtok', 10_000);
  expect(await relatedTo(lake.id)).toEqual([]);
  await make('Draft', 'Gangtok', 10_000, { status: 'draft' });
  for (const title of ['a', 'b', 'c', 'd', 'e']) await make(title, 'Gangtok', 10_000);
  expect(await relatedTo(lake.id)).toEqual(['e', 'd', 'c', 'b']);
});

test('of a tour that is not there, there are none', async () => {
  const draft = await make('Draft', 'Gangtok', 10_000, { status: 'draft' });
  for (const id of [draft.id, 'gone']) expect((await site.get(`/tours/${id}/related`)).status).toBe(404);
});
