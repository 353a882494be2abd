// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../../contracts/dossier/empty-dossier.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail, TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeEnquiry, makeReview, makeTour } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { ISO_TIME, UUID_V7 } from '../../../../tests/support/value-shapes.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

const create = (given?: Record<string, unknown>) =>
  site.post<ManagedTour>('/tours', { as: staff, body: tourBodyOf(given) });
const countTours = async () => (await site.get<TourSummary[]>('/tours')).body.data.length;

test('staff create a tour, and everybody reads it §7.19', async () => {
  const before = site.siteChanges();
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body.message).toBe('Tour created successfully!');
  expect(body.data).toEqual({
    ...EMPTY_DOSSIER,
    ...tourBodyOf(),
    itinerary: [expect.objectContaining({ title: 'Arrival' }), expect.objectContaining({ title: 'Tsomgo' })],
    _id: expect.stringMatching(UUID_V7),
    slug: 'tsomgo-lake-and-nathula',
    avgRating: null,
    reviewCount: 0,
    reviews: [],
    ratingCounts: [0, 0, 0, 0, 0],
    reviewsCursor: null,
    picture: expect.objectContaining({ url: tourBodyOf().photo, widths: [] }),
    pictures: [{ ...body.data.picture, credit: '', tall: null }],
    uploads: [],
    roads: [],
    team: [],
    takenSeats: [],
    stops: [],
    roadIds: [],
    teamIds: [],
    destination: 'Gangtok',
    status: 'published',
    version: 1,
    createdAt: expect.stringMatching(ISO_TIME),
    updatedAt: expect.stringMatching(ISO_TIME),
  });
  expect(body.data).toMatchObject((await site.get<TourDetail>(`/tours/${body.data._id}`)).body.data);
  expect(site.siteChanges()).toBe(before + 1);
});

test('numbers may come as typed text, fields that may be left out as empty text or null', async () => {
  const { status, body } = await create({
    distance: ' 80.5 ',
    price: '20000',
    discountprice: '',
    discount: null,
    maxGroupSize: '8',
    featured: 'false',
    itinerary: [{ day: '1', title: 'Arrival', description: 'By car.' }],
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ distance: 80.5, price: 20_000, discountprice: 20_000, discount: 0 });
  expect(body.data).toMatchObject({ maxGroupSize: 8, featured: false });
  expect(body.data.itinerary[0]?.day).toBe(1);
});

test('a tour needs neither an itinerary nor to be featured', async () => {
  const { body } = await create({ itinerary: undefined, featured: undefined });
  expect(body.data).toMatchObject({ itinerary: [], featured: false });
});

test.each([
  [{ price: 10_000, discountprice: 9_000, discount: undefined }],
  [{ price: 10_000, discountprice: undefined, discount: 10 }],
  [{ price: undefined, discountprice: 9_000, discount: '10' }],
])('two prices of three are enough: %j', async (given) => {
  const { body } = await create(given);
  expect(body.data).toMatchObject({ price: 10_000, discountprice: 9_000, discount: 10 });
});

test('unknown fields, an id, a slug and ratings among them, are not read', async () => {
  const { body } = await create({
    _id: 'mine',
    slug: 'mine',
    avgRating: 5,
    reviewCount: 900,
    reviews: [],
    x: 1,
  });
  expect(body.data._id).toMatch(UUID_V7);
  expect(body.data).toMatchObject({ slug: 'tsomgo-lake-and-nathula', avgRating: null, reviewCount: 0 });
});

test('an empty form is answered with every field’s fault', async () => {
  const { status, body } = await site.post('/tours', { as: staff, body: {} });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    title: 'Enter a title.',
    city: 'Enter a city.',
    address: 'Enter an address.',
    distance: 'Enter the distance in km.',
    price: 'Enter the price, or the discounted price and the discount.',
    duration: 'Enter the duration.',
    maxGroupSize: 'Enter the largest group as a whole number.',
    desc: 'Enter a description.',
    photo: 'Enter the address of a photo.',
  });
  expect(await countTours()).toBe(0);
});

test('a form that is wrong everywhere is answered with every field’s fault', async () => {
  const body = tourBodyOf({
    title: ' ',
    city: 5,
    address: 'a'.repeat(241),
    distance: -1,
    price: 12.5,
    discountprice: 'cheap',
    discount: 101,
    duration: null,
    maxGroupSize: 0,
    desc: '',
    photo: 'javascript:alert(1)',
    featured: 'perhaps',
    itinerary: [{ day: 0, title: '', description: 7 }],
  });
  const answer = await site.post('/tours', { as: staff, body });
  expect(answer.status).toBe(400);
  const days = ['itinerary.0.day', 'itinerary.0.description', 'itinerary.0.title'];
  const others = Object.keys(body).filter((name) => name !== 'itinerary');
  expect(Object.keys(answer.body.fields).sort()).toEqual([...others, ...days].sort());
  for (const fault of Object.values(answer.body.fields)) expect(fault).not.toMatch(/invalid|expected/i);
  expect(answer.body.message).toBe('Please check the marked fields.');
});

test('prices that contradict each other are named beside other faults', async () => {
  const { body } = await create({ title: '', price: 10_000, discountprice: 12_000, discount: undefined });
  expect(Object.keys(body.fields).sort()).toEqual(['discountprice', 'title']);
});

test.each([
  [{ price: 10_000, discountprice: 9_000, discount: 12 }, 'discount'],
  [{ price: 10_000, discountprice: 10_001, discount: undefined }, 'discountprice'],
  [{ price: undefined, discountprice: 100_000_000, discount: 99 }, 'price'],
])('prices %j are refused, and nothing is stored', async (given, field) => {
  const { status, body } = await create(given);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(await countTours()).toBe(0);
});

test('a tour that is sent twice, as after an answer that was lost, is created once', async () => {
  const send = (title: string) =>
    site.post<ManagedTour>('/tours', {
      as: staff,
      body: tourBodyOf({ title }),
      headers: { 'idempotency-key': 'one-press' },
    });
  const first = await send('Pelling');
  expect((await send('Pelling')).body.data).toEqual(first.body.data);
  expect(await countTours()).toBe(1);
  expect((await send('Yuksom')).status).toBe(409);
});

test('tours of one title get addresses of their own', async () => {
  const slugs = [];
  for (let number = 0; number < 3; number += 1)
    slugs.push((await create({ title: 'Pelling' })).body.data.slug);
  expect(slugs).toEqual(['pelling', 'pelling-2', 'pelling-3']);
});

test('also when they are created at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create({ title: 'Pelling' })));
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map((answer) => answer.body.data.slug)).size).toBe(8);
});

test('staff replace a tour: all its values and days, but not its address §7.19', async () => {
  const { body: created } = await create();
  const before = site.siteChanges();
  const change = tourBodyOf({
    title: 'New title',
    city: 'Dooars',
    price: 30_000,
    discountprice: 15_000,
    discount: 50,
    featured: false,
    itinerary: [{ day: 1, title: 'Only day', description: 'Short.' }],
  });
  const { status, body } = await site.put<TourDetail>(`/tours/${created.data._id}`, {
    as: staff,
    body: change,
  });
  expect(status).toBe(200);
  expect(body.message).toBe('Tour updated successfully!');
  expect(body.data).toMatchObject({ ...change, _id: created.data._id, slug: created.data.slug });
  expect(body.data).toMatchObject((await site.get<TourDetail>(`/tours/${created.data._id}`)).body.data);
  expect(site.siteChanges()).toBe(before + 1);
  expect(await countTours()).toBe(1);
});

test('a replaced tour keeps its reviews', async () => {
  const tour = await makeTour(site.db);
  await makeReview(site.db, { tour_id: tour.id, rating: 3 });
  const { body } = await site.put<TourDetail>(`/tours/${tour.id}`, { as: staff, body: tourBodyOf() });
  expect(body.data).toMatchObject({ avgRating: 3, reviewCount: 1 });
});

test('a change with faults changes nothing', async () => {
  const { body: created } = await create();
  const { status, body } = await site.put(`/tours/${created.data._id}`, {
    as: staff,
    body: tourBodyOf({ title: '' }),
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ title: 'Enter a title.' });
  expect((await site.get(`/manage/tours/${created.data._id}`, { as: staff })).body.data).toEqual(
    created.data,
  );
});

test('staff delete a tour with its days and reviews; enquiries about it stay §7.20', async () => {
  const { body: created } = await create();
  const id = created.data._id;
  await makeReview(site.db, { tour_id: id });
  const enquiry = await makeEnquiry(site.db, { tour_name: created.data.title });
  const before = site.siteChanges();
  const { status, body } = await site.delete(`/tours/${id}`, { as: staff });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: 'Tour deleted successfully!' });
  expect((await site.get(`/tours/${id}`)).status).toBe(404);
  for (const table of ['tour_days', 'reviews'] as const) {
    expect(await site.db.selectFrom(table).where('tour_id', '=', id).selectAll().execute()).toEqual([]);
  }
  const enquiries = await site.db.selectFrom('bookings').selectAll().where('id', '=', enquiry.id).execute();
  expect(enquiries).toHaveLength(1);
  expect(site.siteChanges()).toBe(before + 1);
});

test('what is not there is neither changed nor deleted', async () => {
  const { id, slug } = await makeTour(site.db, { title: 'Stays' });
  const before = site.siteChanges();
  for (const unknown of ['01939d1c-0000-7000-8000-000000000000', slug, '%00']) {
    expect((await site.put(`/tours/${unknown}`, { as: staff, body: tourBodyOf() })).status).toBe(404);
    expect((await site.delete(`/tours/${unknown}`, { as: staff })).status).toBe(404);
  }
  expect((await site.get<TourDetail>(`/tours/${id}`)).body.data.title).toBe('Stays');
  expect(site.siteChanges()).toBe(before);
});
