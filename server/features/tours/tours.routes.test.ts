// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TourDetail, TourSummary } from '../../../contracts/tours/tours.contract.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { UUID, UUID_V7 } from '../../../tests/support/value-shapes.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

test('an empty catalogue is an empty list', async () => {
  const { status, body } = await site.get('/tours');
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: [], nextCursor: null });
});

test('the list called bare has every tour, the newest first §7.16', async () => {
  const tours = [await makeTour(site.db), await makeTour(site.db), await makeTour(site.db)];
  const { body } = await site.get<TourSummary[]>('/tours');
  expect(body.data.map((tour) => tour._id)).toEqual(tours.map((tour) => tour.id).reverse());
  expect(body.nextCursor).toBeNull();
});

test('a bare list or search of very many ends at 500, and the next page has the rest', async () => {
  for (let made = 0; made < 501; made += 1) await makeTour(site.db, { city: 'Gangtok' });
  for (const path of ['/tours?', '/tours/search/getTourBySearch?city=Gangtok&']) {
    const first = await site.get<TourSummary[]>(path);
    const rest = await site.get<TourSummary[]>(`${path}cursor=${first.body.nextCursor}`);
    expect([first.body.data.length, rest.body.data.length, rest.body.nextCursor]).toEqual([500, 1, null]);
  }
});

test('a tour in the list has every field of the specification §3.3–3.16 §3.18', async () => {
  const itinerary = [{ day: 1, title: 'Arrival', description: 'By car.' }];
  const tour = await makeTour(site.db, { title: 'Tsomgo', distance: 112.5, featured: 1, itinerary });
  const { body } = await site.get<TourSummary[]>('/tours');
  expect(body.data).toEqual([
    {
      _id: expect.stringMatching(UUID_V7),
      slug: 'tsomgo',
      title: 'Tsomgo',
      city: tour.city,
      address: tour.address,
      distance: 112.5,
      price: 20_000,
      discountprice: 18_000,
      discount: 10,
      duration: tour.duration,
      maxGroupSize: 12,
      desc: tour.description,
      photo: tour.photo,
      picture: {
        url: tour.photo,
        base: tour.photo,
        widths: [],
        width: 1200,
        height: 800,
        alt: '',
        colour: '#dfe7e2',
        focus: { x: 50, y: 50 },
      },
      featured: true,
      avgRating: null,
      reviewCount: 0,
      reviews: [],
      itinerary,
      themes: [],
      startTown: '',
      goodMonths: [],
      highestMetres: null,
      difficulty: '',
      minAge: null,
      maxAge: null,
      rates: { minTravellers: null, parties: [], seasons: [], isTaxIncluded: null, taxPercent: null },
      feesPerPerson: 0,
      closedMonths: [],
    },
  ]);
});

test('the average has one decimal, and the reviews in the list are ratings alone §3.14 §3.17 §3.27 §3.28 §9.7', async () => {
  const tour = await makeTour(site.db);
  for (const rating of [5, 4, 4]) await makeReview(site.db, { tour_id: tour.id, rating });
  const { body } = await site.get<TourSummary[]>('/tours');
  expect(body.data[0]).toMatchObject({
    avgRating: 4.3,
    reviewCount: 3,
    reviews: [{ rating: 4 }, { rating: 4 }, { rating: 5 }],
  });
});

test('one tour’s ratings never count for another', async () => {
  const good = await makeTour(site.db);
  const poor = await makeTour(site.db);
  await makeReview(site.db, { tour_id: good.id, rating: 5 });
  await makeReview(site.db, { tour_id: poor.id, rating: 1 });
  const { body } = await site.get<TourSummary[]>('/tours');
  expect(body.data.map((tour) => tour.avgRating)).toEqual([1, 5]);
});

test('featured tours can be asked for alone', async () => {
  const featured = await makeTour(site.db, { featured: 1 });
  const plain = await makeTour(site.db);
  const asked = async (value: string) =>
    (await site.get<TourSummary[]>(`/tours?featured=${value}`)).body.data.map((tour) => tour._id);
  expect(await asked('true')).toEqual([featured.id]);
  expect(await asked('false')).toEqual([plain.id]);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=2.5',
  'limit=many',
  'limit=',
  'cursor=nonsense',
  'featured=perhaps',
])('a list asked for with ?%s is refused and the field is named', async (query) => {
  const { status, body } = await site.get(`/tours?${query}`);
  expect(status).toBe(400);
  expect(body.code).toBe('bad_input');
  expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
});

test('pages hold every tour once and in order, also when all were made at the same moment', async () => {
  const created_at = '2026-11-20T06:00:00.000Z';
  for (let number = 0; number < 7; number += 1) await makeTour(site.db, { created_at });
  const pages = await readPages<TourSummary>(site, '/tours', { limit: 3 });
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  const { body } = await site.get<TourSummary[]>('/tours');
  expect(pages.flat()).toEqual(body.data);
});

test('a last page that is full has no next one', async () => {
  for (let number = 0; number < 4; number += 1) await makeTour(site.db);
  const pages = await readPages(site, '/tours', { limit: 2 });
  expect(pages.map((page) => page.length)).toEqual([2, 2]);
});

test('a tour made between two pages moves nothing from one page to another', async () => {
  const tours = [await makeTour(site.db), await makeTour(site.db), await makeTour(site.db)];
  const first = await site.get<TourSummary[]>('/tours?limit=2');
  await makeTour(site.db);
  const second = await site.get<TourSummary[]>(`/tours?limit=2&cursor=${first.body.nextCursor}`);
  const ids = [...first.body.data, ...second.body.data].map((tour) => tour._id);
  expect(ids).toEqual(tours.map((tour) => tour.id).reverse());
});

test('featured tours can be paged through', async () => {
  for (let number = 0; number < 3; number += 1) {
    await makeTour(site.db, { featured: 1 });
    await makeTour(site.db);
  }
  const pages = await readPages<TourSummary>(site, '/tours', { limit: 2, query: '&featured=true' });
  expect(pages.map((page) => page.length)).toEqual([2, 1]);
  expect(pages.flat().every((tour) => tour.featured)).toBe(true);
});

test('a tour is found by its id and by its slug, however it is written, with its days in the order they were given §3.18 §7.17', async () => {
  const itinerary = [
    { day: 1, title: 'Arrival', description: 'By car.' },
    { day: 3, title: 'Third', description: 'Out of order.' },
    { day: 2, title: 'Second', description: 'On purpose.' },
  ];
  const tour = await makeTour(site.db, { title: 'Tiger Hill & Mirik', itinerary });
  const byId = await site.get<TourDetail>(`/tours/${tour.id}`);
  const bySlug = await site.get<TourDetail>('/tours/Tiger-HILL-mirik');
  expect(byId.status).toBe(200);
  expect(byId.body.data).toMatchObject({ _id: tour.id, itinerary, reviews: [], reviewsCursor: null });
  expect(bySlug.body).toEqual(byId.body);
});

test.each([
  ['another id', '01939d1c-0000-7000-8000-000000000000'],
  ['a slug that no tour has', 'nowhere'],
  ['a NUL', '%00'],
  ['signs of a pattern', '%25'],
  ['text of another script', encodeURIComponent('गंगटोक')],
  ['400 characters', 'a'.repeat(400)],
])('a tour asked for by %s is not found', async (_what, id) => {
  await makeTour(site.db);
  const { status, body } = await site.get(`/tours/${id}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ success: false, code: 'not_found', message: 'This tour was not found.' });
  expect(body.requestId).toMatch(UUID);
});
